/** What a host pushes to its add-in, whichever way the two speak. */
export interface AddinLine {
  push(event: string, data: unknown): void;
  isSubscribed(event: string): boolean;
  close(): void;
}

/** office.js' numbers of events where Excel calls into its web view instead of posting messages. */
const eventIds: Readonly<Record<string, number>> = {
  richApiMessage: 33,
  appCommandInvoked: 39,
};

type NativeHandler = (payload: readonly unknown[]) => void;

/** Events of an Excel for Windows or Mac: the web view registers a function for each number. */
export class NativeLine implements AddinLine {
  private readonly handlers = new Map<number, NativeHandler>();

  register(id: number, handler: NativeHandler): void {
    this.handlers.set(id, handler);
  }

  unregister(id: number): void {
    this.handlers.delete(id);
  }

  isSubscribed(event: string): boolean {
    return this.handlers.has(eventIds[event] ?? NaN);
  }

  push(event: string, data: unknown): void {
    const handler = this.handlers.get(eventIds[event] ?? NaN);
    if (handler === undefined) return;
    const entries = (data as { readonly ArrayData?: readonly unknown[] }).ArrayData;
    // One at a time: office.js takes an array of two arrays for the rows and headers of a table.
    if (entries === undefined) handler(Object.values(data as object));
    else for (const entry of entries) handler([entry]);
  }

  close(): void {
    this.handlers.clear();
  }
}
