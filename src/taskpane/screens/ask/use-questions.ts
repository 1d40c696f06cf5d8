import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useServices, type PaneServices } from "../../services/services.js";
import { createQuestions, type Question, type Questions } from "./questions.js";

/** One list for each pane, made when it is first needed: screens come and go, questions go on. */
const made = new WeakMap<PaneServices, Questions>();

function questionsOf(services: PaneServices): Questions {
  const known = made.get(services);
  if (known !== undefined) return known;
  const questions = createQuestions(services.client, services.records);
  made.set(services, questions);
  // For as long as the pane lives, as the questions do.
  services.settings.onChange(() => {
    questions.forgetRefusals();
  });
  return questions;
}

export function useQuestions(): {
  readonly list: readonly Question[];
  readonly questions: Questions;
} {
  const questions = questionsOf(useServices());
  const subscribe = useCallback(
    (listener: () => void) => questions.onChange(listener),
    [questions],
  );
  useEffect(() => {
    void questions.load();
  }, [questions]);
  return { list: useSyncExternalStore(subscribe, () => questions.list()), questions };
}
