/** An error as Excel's host reports it: the code is one of Excel.ErrorCodes. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** For instance "Range.values". */
    readonly location?: string,
  ) {
    super(message);
    this.name = "HostError";
  }
}

/** For members this host does not know: refused by name, never answered with something. */
export function notModelled(member: string): HostError {
  return new HostError("ApiNotFound", `The workbench does not model ${member}.`, member);
}

export function itemNotFound(what: string): HostError {
  return new HostError("ItemNotFound", `The requested resource doesn't exist: ${what}.`);
}

export function invalidArgument(message: string, location?: string): HostError {
  return new HostError("InvalidArgument", message, location);
}

export function accessDenied(message: string): HostError {
  return new HostError("AccessDenied", message);
}
