import { Spinner } from "@fluentui/react-components";
import { useSlow, waitingSentence } from "./use-slow.js";

/** What is waited for; after a while also that the wait is unusual. */
export function Waiting({ label }: { readonly label: string }) {
  const slow = useSlow();
  return <Spinner size="tiny" label={waitingSentence(label, slow)} />;
}
