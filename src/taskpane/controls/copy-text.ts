/** What browsers still do beside the clipboard API; its type calls it deprecated. */
interface CopyingDocument {
  readonly execCommand?: (command: "copy") => boolean;
}

/** Copies what is selected in a field that nobody sees. False where the browser refuses that, too. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // In sight of the browser, or there is no selection; out of the user's, and without scrolling there.
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0" });
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  try {
    field.select();
    return (document as CopyingDocument).execCommand?.("copy") ?? false;
  } catch {
    // Some hosts throw instead of answering false.
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/**
 * Puts text on the clipboard; call it from a click or a key. Excel on the web shows add-ins in a frame
 * without the right to the clipboard API, where the older way still works.
 *
 * @throws Error where the browser refuses both.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return;
    }
  } catch {
    // Refused: the older way is tried.
  }
  if (!copyBySelection(text)) throw new Error("The browser does not let this page copy.");
}
