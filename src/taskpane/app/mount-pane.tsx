import { createRoot } from "react-dom/client";
import { App } from "./App.js";
import { loadMessages } from "../messages/index.js";
import { MessagesContext } from "../messages/use-messages.js";
import { ServicesContext, type PaneServices } from "../services/services.js";

/** Renders the pane into `element`. Resolves to what takes it away again. */
export async function mountPane(element: Element, services: PaneServices): Promise<() => void> {
  const language = services.language();
  const [messages] = await Promise.all([loadMessages(language), services.settings.ready]);
  document.documentElement.lang = language;
  const root = createRoot(element);
  root.render(
    <ServicesContext value={services}>
      <MessagesContext value={messages}>
        <App />
      </MessagesContext>
    </ServicesContext>,
  );
  return () => {
    root.unmount();
  };
}
