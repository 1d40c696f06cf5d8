import type { RibbonButton, RibbonGroup } from "./read-manifest.js";

interface RibbonState {
  readonly enabled?: boolean;
  readonly visible?: boolean;
}

/** Draws the add-in's ribbon groups. @returns shows what the add-in changed on them */
export function showRibbon(
  place: HTMLElement,
  groups: readonly RibbonGroup[],
  press: (button: RibbonButton) => void,
): (states: ReadonlyMap<string, RibbonState>) => void {
  const drawn = new Map<string, HTMLButtonElement>();
  for (const { label, buttons } of groups) {
    const group = document.createElement("div");
    group.className = "group";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", label);
    const name = document.createElement("span");
    name.textContent = label;
    name.setAttribute("aria-hidden", "true");
    group.append(name, ...buttons.map((button) => draw(button, press, drawn)));
    place.append(group);
  }
  return (states) => {
    for (const [id, element] of drawn) {
      element.disabled = states.get(id)?.enabled === false;
      element.hidden = states.get(id)?.visible === false;
    }
  };
}

function draw(
  button: RibbonButton,
  press: (button: RibbonButton) => void,
  drawn: Map<string, HTMLButtonElement>,
): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.title = button.tip;
  const icon = document.createElement("img");
  icon.src = button.icon;
  icon.alt = "";
  const label = document.createElement("span");
  label.textContent = button.label;
  element.append(icon, label);
  element.addEventListener("click", () => {
    press(button);
  });
  drawn.set(button.id, element);
  return element;
}
