import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useServices } from "../../services/services.js";
import { perPane } from "../../session/per-pane.js";
import { createQuestions, type Question, type Questions } from "./questions.js";

const questionsOf = perPane(({ client, records, settings }) => {
  const questions = createQuestions(client, records);
  // For as long as the pane lives, as the questions do.
  settings.onChange(() => {
    questions.forgetRefusals();
  });
  return questions;
});

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
