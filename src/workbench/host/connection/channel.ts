import type { Transport } from "./transport.js";

/** A message of office.js' cross-domain channel; names are the wire's own. */
interface Message {
  readonly _messageType: number;
  readonly _actionName: string;
  readonly _actionType?: number;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _data?: unknown;
}

const invoke = 0;
const registerEvent = 1;
const unregisterEvent = 2;
const response = 1;
const eventResponse = 1;

type Answer = (data: unknown) => unknown;

/** Errors the channel itself knows. */
class ChannelError extends Error {
  constructor(readonly code: number) {
    super(`channel error ${code}`);
  }
}

/** Speaks office.js' message protocol: answers its calls in order of arrival, pushes events to it. */
export class Channel {
  private readonly actions = new Map<string, Answer>();
  private readonly subscriptions = new Set<string>();
  private readonly stop: () => void;
  /** Called when the add-in starts to listen to a kind of event. */
  onSubscribe: (event: string) => void = () => undefined;

  constructor(
    private readonly transport: Transport,
    private readonly conversationId: string,
    private readonly origin: string,
  ) {
    this.stop = transport.subscribe((text) => {
      void this.receive(text);
    });
  }

  on(action: string, answer: Answer): void {
    this.actions.set(action, answer);
  }

  isSubscribed(event: string): boolean {
    return this.subscriptions.has(event);
  }

  /** Pushes an event; one nobody has registered for is dropped, as Excel does. */
  push(event: string, data: unknown): void {
    if (!this.subscriptions.has(event)) return;
    this.send(
      { _actionName: event, _correlationId: -1, _errorCode: 0, _data: data },
      eventResponse,
    );
  }

  close(): void {
    this.stop();
  }

  private async receive(text: string): Promise<void> {
    const message = parse(text);
    if (message?._conversationId !== this.conversationId || message._messageType !== 0) return;
    const { _actionName: name, _correlationId: correlation } = message;
    const reply = (data: unknown, code = 0) => {
      this.send(
        { _actionName: name, _correlationId: correlation, _errorCode: code, _data: data },
        0,
      );
    };
    switch (message._actionType) {
      case registerEvent:
      case unregisterEvent:
        if (message._actionType === registerEvent) this.subscriptions.add(name);
        else this.subscriptions.delete(name);
        reply({ Error: 0 });
        if (message._actionType === registerEvent) this.onSubscribe(name);
        return;
      case invoke: {
        const answer = this.actions.get(name);
        if (answer === undefined) {
          reply(null, accessDeniedCode);
          return;
        }
        try {
          const data = await answer(message._data);
          if (data !== undefined) reply(data);
        } catch (error) {
          if (!(error instanceof ChannelError)) throw error;
          reply(null, error.code);
        }
        return;
      }
      default:
    }
  }

  private send(fields: Record<string, unknown>, responseType: number): void {
    this.transport.post(
      JSON.stringify({
        _messageType: response,
        _conversationId: this.conversationId,
        _origin: this.origin,
        _serializerVersion: 1,
        _responseType: responseType,
        ...fields,
      }),
    );
  }
}

const accessDeniedCode = -5;

function parse(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === "object" && message !== null && "_actionName" in message
      ? (message as Message)
      : undefined;
  } catch {
    // Other scripts of the page post messages too; theirs are no JSON of this kind.
    return undefined;
  }
}
