/** The event by which office.js hears of a pressed button. */
export const commandEvent = "appCommandInvoked";

/** Buttons of the ribbon that run functions of the add-in. */
export class RibbonCommands {
  private count = 0;
  private readonly open = new Map<string, (status: number) => void>();
  private early: (() => void)[] = [];

  /** @param isHeard whether the add-in listens */
  constructor(
    private readonly push: (name: string, data: unknown) => void,
    private readonly isHeard: () => boolean,
  ) {}

  /** The add-in listens from now on. */
  ready(): void {
    const { early } = this;
    this.early = [];
    for (const send of early) send();
  }

  /**
   * Presses a ribbon button of the kind ExecuteFunction. Resolves when the add-in says that it has
   * completed the command.
   */
  run(functionName: string, controlId: string): Promise<void> {
    const id = `command-${++this.count}`;
    const send = () => {
      const event = JSON.stringify({ source: { id: controlId } });
      this.push(commandEvent, { 0: id, 1: functionName, 2: event });
    };
    // A click before the add-in is ready waits for it, as on a ribbon.
    if (this.isHeard()) send();
    else this.early.push(send);
    return new Promise((resolve, reject) => {
      this.open.set(id, (status) => {
        if (status === 0) resolve();
        else reject(new Error(`The command ${functionName} failed with ${status}.`));
      });
    });
  }

  /** The add-in says that it has completed one. */
  complete(data: Readonly<Record<string, unknown>>): unknown {
    const [id, status] = [data["0"] ?? data["Id"], data["1"] ?? data["Status"]].map(String);
    const complete = this.open.get(id ?? "");
    this.open.delete(id ?? "");
    complete?.(Number(status));
    return { Version: 1, Error: 0 };
  }
}
