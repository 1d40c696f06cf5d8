import { Screen } from "../controls/Screen.js";
import { useMessages } from "../messages/use-messages.js";

export default function BuilderScreen() {
  const { app } = useMessages();
  return <Screen title={app.views.builder}>{app.loading}</Screen>;
}
