/** The body of a batch, as office.js writes it; names are the wire's own. */
export interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  readonly ReferencedObjectPathIds?: readonly (number | null)[];
}

export interface ObjectPathInfo {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name?: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

export interface QueryInfo {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

export interface ActionInfo {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name?: string;
  readonly ObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: QueryInfo;
  readonly ObjectState?: Readonly<Record<string, unknown>>;
}

export interface BatchRequest {
  readonly AutoKeepReference?: boolean;
  readonly Actions: readonly ActionInfo[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPathInfo>>;
}

interface BatchResult {
  readonly ActionId: number;
  readonly Value: unknown;
}

export interface BatchResponse {
  Results: BatchResult[];
  Error?: {
    readonly Code: string;
    readonly Message: string;
    readonly Location?: string;
    readonly ActionIndex: number;
  };
}

export const objectPathType = {
  root: 1,
  newObject: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;

export const actionType = {
  instantiate: 1,
  query: 2,
  method: 3,
  setProperty: 4,
  trace: 5,
  recursiveQuery: 6,
  queryAsJson: 7,
  ensureUnchanged: 8,
  update: 9,
} as const;
