import type { MethodMember } from "../../batch/object-type.js";
import type { EventName } from "../../event-hub.js";
import type { HostState } from "../../host-state.js";

/** The methods by which the client says that it wants to hear of an event, and of it no longer. */
export function eventRegistrations<T>(
  events: Readonly<Record<string, EventName>>,
  place: (target: T) => { readonly host: HostState; readonly target: string },
): Record<string, MethodMember<T>> {
  const methods: Record<string, MethodMember<T>> = {};
  for (const [wire, event] of Object.entries(events)) {
    methods[`_Register${wire}`] = {
      call: (target) => {
        const at = place(target);
        at.host.events.register(event, at.target);
      },
    };
    methods[`_Unregister${wire}`] = {
      call: (target) => {
        const at = place(target);
        at.host.events.unregister(event, at.target);
      },
    };
  }
  return methods;
}

export const sheetEvents = {
  ActivatedEvent: "activated",
  DeactivatedEvent: "deactivated",
  CalculatedEvent: "calculated",
  DataChangedEvent: "changed",
  FormatChangedEvent: "formatChanged",
  SelectionChangedEvent: "selectionChanged",
  ProtectionChangedEvent: "protectionChanged",
  EventNameChanged: "nameChanged",
  EventVisibilityChanged: "visibilityChanged",
} as const satisfies Record<string, EventName>;
