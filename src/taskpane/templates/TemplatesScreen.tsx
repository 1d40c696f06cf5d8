import { Screen } from "../controls/Screen.js";
import { useMessages } from "../messages/use-messages.js";

export default function TemplatesScreen() {
  const { app } = useMessages();
  return <Screen title={app.views.templates}>{app.loading}</Screen>;
}
