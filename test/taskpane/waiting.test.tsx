import { act, cleanup, render } from "@testing-library/react";
import { FluentProvider } from "@fluentui/react-components";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "../../src/taskpane/frame/announcer.js";
import { Waiting } from "../../src/taskpane/controls/waiting/Waiting.js";
import { loadMessages } from "../../src/taskpane/messages/index.js";
import { MessagesContext } from "../../src/taskpane/messages/use-messages.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a long wait says that it is one, to the eye and to a screen reader, and a short one does not", async () => {
  const messages = await loadMessages("en");
  const { getByRole, getByText } = render(
    <FluentProvider>
      <Announcer view="search">
        <MessagesContext value={messages}>
          <Waiting label="Searching …" />
        </MessagesContext>
      </Announcer>
    </FluentProvider>,
  );
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  expect(getByText("Searching …")).toBeTruthy();
  expect(getByRole("status").textContent).toBe("");
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(getByText(`Searching … ${messages.app.slow}`)).toBeTruthy();
  expect(getByRole("status").textContent).toContain(messages.app.slow);
});
