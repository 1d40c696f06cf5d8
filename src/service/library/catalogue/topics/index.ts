import type { Texts } from "../../types.js";
import { fourTexts } from "../define.js";
import { economyTopics } from "./economy.js";
import { peopleTopics } from "./people.js";
import { resourcesTopics } from "./resources.js";

export interface TopicDefinition {
  readonly id: number;
  readonly parent: number | null;
  /** Industry number its concepts carry. */
  readonly industry: number;
  readonly name: Texts;
  readonly subTitle: Texts;
}

/** Topics with hand-given numbers, which never change. */
export const topicDefinitions: readonly TopicDefinition[] = [
  ...economyTopics,
  ...peopleTopics,
  ...resourcesTopics,
].map(([id, parent, industry, en, de, fr, es, subTitles]) => ({
  id,
  parent,
  industry,
  name: fourTexts([en, de, fr, es]),
  subTitle: fourTexts(subTitles),
}));
