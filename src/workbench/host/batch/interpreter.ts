import { HostError, itemNotFound, notModelled } from "../host-error.js";
import type { HostObject } from "./object-type.js";
import { answerQuery, identityOf } from "./query.js";
import type {
  ActionInfo,
  ArgumentInfo,
  BatchRequest,
  BatchResponse,
  ObjectPathInfo,
} from "./wire.js";
import { actionType, objectPathType } from "./wire.js";

interface InterpreterRoots {
  readonly workbook: HostObject;
  /** Service objects by their type's full name, for instance "Microsoft.ExcelServices.CustomFunctions". */
  readonly services: ReadonlyMap<string, HostObject>;
  /** Told of each member that is called or set, before it is: "NamedItem.comment". */
  readonly onWrite?: (member: string) => void;
  /** Around each call of a member, or setting of one. @default nothing */
  readonly act?: <T>(act: () => T) => T;
  /** Gives an object members that behave otherwise. */
  readonly adapt?: ((object: HostObject | null) => HostObject | null) | undefined;
}

/** Runs office.js' batches on host objects, one after another, and keeps tracked ones between them. */
export class BatchInterpreter {
  private readonly kept = new Map<string, HostObject>();
  private nextReference = 1;

  constructor(private readonly roots: InterpreterRoots) {}

  /** Objects kept for clients; a leak shows here. */
  get keptCount(): number {
    return this.kept.size;
  }

  async run(request: BatchRequest): Promise<BatchResponse> {
    const batch = new Batch(request, this.roots, this.kept, () => `r${this.nextReference++}`);
    const response: BatchResponse = { Results: [] };
    for (const [index, action] of request.Actions.entries()) {
      try {
        const outcome = await batch.perform(action);
        if (outcome !== noResult) response.Results.push({ ActionId: action.Id, Value: outcome });
      } catch (error) {
        response.Error = { ...toWireError(error), ActionIndex: index };
        break;
      }
    }
    return response;
  }
}

const noResult = Symbol("no result");

function toWireError(error: unknown) {
  if (error instanceof HostError) {
    const { code, message, location } = error;
    return {
      Code: code,
      Message: message,
      ...(location === undefined ? {} : { Location: location }),
    };
  }
  // A fault of the workbench's own: told as such; its place is for the developer, in debugInfo.
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return {
    Code: "GeneralException",
    Message: `The workbench failed: ${message}`,
    Location: stack,
  };
}

class Batch {
  private readonly found = new Map<number, HostObject | null>();
  private readonly references = new Map<HostObject, string>();

  constructor(
    private readonly request: BatchRequest,
    private readonly roots: InterpreterRoots,
    private readonly kept: Map<string, HostObject>,
    private readonly newReference: () => string,
  ) {}

  async perform(action: ActionInfo): Promise<unknown> {
    switch (action.ActionType) {
      case actionType.instantiate: {
        const object = this.find(action.ObjectPathId);
        return object === null ? null : identityOf(object, this.referenceOf);
      }
      case actionType.query:
      case actionType.queryAsJson:
        return answerQuery(
          this.find(action.ObjectPathId),
          action.QueryInfo ?? {},
          this.referenceOf,
        );
      case actionType.method:
        return this.callMethod(action);
      case actionType.setProperty:
        await this.set(
          this.find(action.ObjectPathId),
          action.Name ?? "",
          this.args(action.ArgumentInfo)[0],
        );
        return noResult;
      case actionType.update:
        for (const [name, value] of Object.entries(action.ObjectState ?? {})) {
          await this.set(this.find(action.ObjectPathId), name, value);
        }
        return noResult;
      case actionType.trace:
        return null;
      case actionType.ensureUnchanged:
        return noResult;
      default:
        throw notModelled(`action type ${action.ActionType}`);
    }
  }

  private async callMethod(action: ActionInfo): Promise<unknown> {
    const object = this.find(action.ObjectPathId);
    const name = action.Name ?? "";
    if (name === "_RemoveReference") {
      this.kept.delete(String(this.args(action.ArgumentInfo)[0]));
      return noResult;
    }
    if (object === null) return null;
    if (name === "_KeepReference") {
      this.keep(object);
      return noResult;
    }
    const method = object.type.method(name);
    if (method === undefined) throw notModelled(`${object.type.name}.${memberName(name)}`);
    const member = `${object.type.name}.${memberName(name)}`;
    this.roots.onWrite?.(member);
    const args = this.args(action.ArgumentInfo);
    const value: unknown = await located(member, () =>
      this.act(() => method.call(object.target, args)),
    );
    return value === undefined ? null : value;
  }

  private async set(object: HostObject | null, name: string, value: unknown): Promise<void> {
    if (object === null) throw itemNotFound(`${memberName(name)} of a null object`);
    const member = `${object.type.name}.${memberName(name)}`;
    const scalar = object.type.scalar(name)?.member;
    if (scalar?.set === undefined) throw notModelled(`setting ${member}`);
    this.roots.onWrite?.(member);
    await located(member, () => this.act(() => scalar.set?.(object.target, value)));
  }

  /** Evaluates a path once per batch: a second evaluation of `Add` would make two sheets. */
  private find(id: number | undefined): HostObject | null {
    if (id === undefined) return this.roots.workbook;
    const known = this.found.get(id);
    if (known !== undefined) return known;
    const path = this.request.ObjectPaths[String(id)];
    if (path === undefined)
      throw new HostError("InvalidObjectPath", `There is no object path ${id}.`);
    const plain = this.evaluate(path);
    const object = this.roots.adapt === undefined ? plain : this.roots.adapt(plain);
    this.found.set(id, object);
    return object;
  }

  private evaluate(path: ObjectPathInfo): HostObject | null {
    const name = path.Name ?? "";
    switch (path.ObjectPathType) {
      case objectPathType.root:
        return this.roots.workbook;
      case objectPathType.newObject: {
        const service = this.roots.services.get(name);
        if (service === undefined) throw notModelled(name);
        return service;
      }
      case objectPathType.reference: {
        const object = this.kept.get(name);
        if (object === undefined) {
          throw new HostError("InvalidObjectPath", `The object ${name} is no longer kept.`);
        }
        this.references.set(object, name);
        return object;
      }
      case objectPathType.nullObject:
        return null;
      default:
    }
    const parent = this.find(path.ParentObjectPathId);
    if (parent === null) return null;
    const args = this.args(path.ArgumentInfo);
    switch (path.ObjectPathType) {
      case objectPathType.property: {
        const property = parent.type.object(name);
        if (property === undefined) throw notModelled(`${parent.type.name}.${memberName(name)}`);
        return property.member.get(parent.target);
      }
      case objectPathType.indexer:
        return this.indexed(parent, args[0]);
      case objectPathType.method:
        return this.method(parent, name, args);
      default:
        throw notModelled(`object path type ${path.ObjectPathType}`);
    }
  }

  private method(parent: HostObject, name: string, args: readonly unknown[]): HostObject | null {
    // Two names of one thing: the client asks for an item through the indexer or by its method.
    if (name === "GetItem" && parent.type.method(name) === undefined)
      return this.indexed(parent, args[0]);
    const method = parent.type.method(name);
    const member = `${parent.type.name}.${memberName(name)}`;
    if (method === undefined) throw notModelled(member);
    const value = locatedSync(member, () => this.act(() => method.call(parent.target, args)));
    return (value ?? null) as HostObject | null;
  }

  private act<T>(act: () => T): T {
    return this.roots.act === undefined ? act() : this.roots.act(act);
  }

  private indexed(parent: HostObject, key: unknown): HostObject {
    if (parent.type.item === undefined) throw notModelled(`items of ${parent.type.name}`);
    const item = parent.type.item(parent.target, key);
    if (item === null) throw itemNotFound(String(key));
    return item;
  }

  private args(info: ArgumentInfo | undefined): unknown[] {
    const ids = info?.ReferencedObjectPathIds;
    return (info?.Arguments ?? []).map((value, index) => {
      const id = ids?.[index];
      return typeof id === "number" && id > 0 ? this.find(id) : value;
    });
  }

  private keep(object: HostObject): void {
    if (this.references.has(object)) return;
    const reference = this.newReference();
    this.references.set(object, reference);
    this.kept.set(reference, object);
  }

  private readonly referenceOf = (object: HostObject) => this.references.get(object);
}

const memberName = (wire: string) => wire.charAt(0).toLowerCase() + wire.slice(1);

async function located(member: string, act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    throw withLocation(error, member);
  }
}

function locatedSync(member: string, act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    throw withLocation(error, member);
  }
}

function withLocation(error: unknown, member: string): unknown {
  return error instanceof HostError && error.location === undefined
    ? new HostError(error.code, error.message, member)
    : error;
}
