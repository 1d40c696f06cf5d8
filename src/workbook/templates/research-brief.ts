import { heading, input, label, note, plain, title } from "./template.js";
import type { Template } from "./template.js";
import type { TemplateWords } from "./template-words.js";

/** A question with its answer, key facts, sources and statistics to read on. */
export function researchBrief(words: TemplateWords): Template {
  return {
    id: "research-brief",
    sheets: [
      {
        name: words.researchBrief,
        widths: { A: 220, B: 90, C: 90, D: 70, F: 220, L: 90, M: 260 },
        cells: [
          title("A1", words.researchBrief),
          note("A2", words.changeInputs),
          label("A3", words.question),
          input("A4", words.exampleQuestion),
          label("A6", words.answer),
          plain("A7", "=STAT.ASK(A4)"),
          heading("A9", words.facts),
          plain("A10", "=STAT.ASK.FACTS(A4)"),
          heading("F9", words.sources),
          plain("F10", "=STAT.ASK.SOURCES(A4)"),
          heading("L9", words.furtherReading),
          plain("L10", '=STAT.SEARCH(A4,,,8,"columns=id,title,released,link")'),
        ],
      },
    ],
    charts: [],
  };
}
