import type { PaneServices } from "../services/services.js";

/** One for each pane, made when it is first needed: screens come and go, what goes on stays. */
export function perPane<T>(make: (services: PaneServices) => T): (services: PaneServices) => T {
  const made = new WeakMap<PaneServices, { readonly it: T }>();
  return (services) => {
    const known = made.get(services) ?? { it: make(services) };
    made.set(services, known);
    return known.it;
  };
}
