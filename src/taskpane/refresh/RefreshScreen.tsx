import { Screen } from "../controls/Screen.js";
import { useMessages } from "../messages/use-messages.js";

export default function RefreshScreen() {
  const { app } = useMessages();
  return <Screen title={app.views.refresh}>{app.loading}</Screen>;
}
