/** Where the focus goes when it leaves the add-in's page: to what follows it or to what precedes. */
export type FocusExit = "next" | "previous";

/** Of office.js' `AgaveHostAction`: it moves the focus itself on Tab and F6 and tells the host at the end. */
const exits: Readonly<Record<number, FocusExit>> = {
  5: "next", // CtrlF6Exit
  6: "previous", // CtrlF6ExitShift
  13: "next", // TabExit
  14: "previous", // TabExitShift
  17: "next", // ExitNoFocusable
  18: "previous", // ExitNoFocusableShift
};

/** Reads a `notifyHost` message: the control's id and the action. */
export function focusExitOf(data: unknown): FocusExit | undefined {
  return Array.isArray(data) ? exits[Number(data[1])] : undefined;
}
