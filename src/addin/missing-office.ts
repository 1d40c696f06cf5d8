/** Says why nothing happens where office.js did not come, such as without a network. */
export function explainMissingOffice(): void {
  if ("Office" in globalThis) return;
  const status = globalThis.document.querySelector("#root > [role=status]");
  if (status === null) return;
  status.textContent =
    "Office.js could not be loaded from appsforoffice.microsoft.com. Check the network and reload.";
}
