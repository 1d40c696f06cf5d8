import { useEffect, useState } from "react";
import { Button } from "@fluentui/react-components";
import { readAsked } from "../../../statistics/index.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useRouter } from "../../frame/router.js";
import type { AskTexts } from "../../messages/ask.js";
import { useSearch } from "../../session/search/search-provider.js";

const most = 3;

/** Without place and period each title is a topic; one that another begins with is none of its own. */
async function topicsOf(titles: readonly string[]): Promise<string[]> {
  const year = new Date().getFullYear();
  const subjects = await Promise.all(titles.map(async (title) => readAsked(title, year)));
  const topics: string[] = [];
  for (const { subject } of subjects) {
    const known = topics.some((topic) => subject.toLowerCase().startsWith(topic.toLowerCase()));
    if (subject !== "" && !known) topics.push(subject);
  }
  return topics.slice(0, most);
}

interface FollowUpsProps {
  readonly texts: AskTexts;
  /** Of the sources that the answer names. */
  readonly titles: readonly string[];
}

/** The answer's topics as searches. They are put into the box, whose button tells what they cost. */
export function FollowUps({ texts, titles }: FollowUpsProps) {
  const { go } = useRouter();
  const { change, show } = useSearch();
  const [topics, setTopics] = useState<readonly string[]>([]);
  const key = titles.join("\n");
  useEffect(() => {
    let isCurrent = true;
    topicsOf(key.split("\n")).then(
      (read) => {
        if (isCurrent) setTopics(read);
      },
      () => {
        // What reads titles could not be loaded: the answer stands without a way on.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (topics.length === 0) return null;
  return (
    <Section title={texts.followUps} level={4}>
      <ButtonRow>
        {topics.map((topic) => (
          <Button
            key={topic}
            size="small"
            onClick={() => {
              change({ query: topic });
              show("search");
              go("search");
            }}
          >
            {texts.searchFor(topic)}
          </Button>
        ))}
      </ButtonRow>
    </Section>
  );
}
