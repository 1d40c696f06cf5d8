import { Screen } from "../controls/Screen.js";
import { useMessages } from "../messages/use-messages.js";

export default function AskScreen() {
  const { app } = useMessages();
  return <Screen title={app.views.ask}>{app.loading}</Screen>;
}
