/** Excel's event types as they travel, by what happened. */
const eventType = {
  changed: 10,
  activated: 11,
  deactivated: 12,
  added: 13,
  selectionChanged: 14,
  deleted: 15,
  calculated: 16,
  formatChanged: 18,
  formulaChanged: 23,
  protectionChanged: 24,
  nameChanged: 25,
  visibilityChanged: 26,
  tableChanged: 101,
  tableSelectionChanged: 102,
  appVisibilityChanged: 65_539,
} as const;

export type EventName = keyof typeof eventType;

/** The target id of events that concern the whole workbook. */
export const workbookTarget = "Workbook";

const category = 65_536;

/** Sends Excel's events to the add-in, for those targets it has registered for. */
export class EventHub {
  private readonly registered = new Set<string>();

  constructor(private readonly post: (entries: readonly (readonly unknown[])[]) => void) {}

  register(event: EventName, target: string): void {
    this.registered.add(`${event}|${target}`);
  }

  unregister(event: EventName, target: string): void {
    this.registered.delete(`${event}|${target}`);
  }

  /** The add-in's page is gone, and its handlers with it. */
  clear(): void {
    this.registered.clear();
  }

  /** Tells both those who listen to the sheet and those who listen to the workbook. */
  emit(
    event: EventName,
    sheetId: string | undefined,
    args: Readonly<Record<string, unknown>>,
  ): void {
    const message = JSON.stringify(args);
    const targets = [workbookTarget, ...(sheetId === undefined ? [] : [sheetId])];
    const entries = targets
      .filter((target) => this.registered.has(`${event}|${target}`))
      .map((target) => [category, eventType[event], target, message, 0, false]);
    if (entries.length > 0) this.post(entries);
  }

  /** For events the client listens to without registering. */
  emitAlways(event: EventName, target: string, args: Readonly<Record<string, unknown>>): void {
    this.post([[category, eventType[event], target, JSON.stringify(args), 0, false]]);
  }
}
