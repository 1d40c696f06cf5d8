import type { HostObject } from "../batch/object-type.js";
import { defineType } from "../batch/object-type.js";
import { invalidArgument, notModelled } from "../host-error.js";

/** Opens a new workbook beside this one. @throws RangeError when the file is none */
type CreateWorkbook = (file: Uint8Array) => Promise<void>;

/**
 * `Excel.createWorkbook`. On the web it is not asked of the workbook: a request of its own kind has
 * this one object as its root.
 */
const wacWorkbook = defineType<CreateWorkbook | undefined>("WacWorkbook", {
  methods: {
    createAndOpenWorkbook: {
      call: async (create, [base64]) => {
        if (create === undefined) throw notModelled("Excel.createWorkbook without a shell for it");
        try {
          await create(toBytes(base64));
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          throw invalidArgument(error.message, "Excel.createWorkbook");
        }
      },
    },
  },
});

function toBytes(base64: unknown): Uint8Array {
  // Excel opens an empty workbook for no file; that one is not modelled.
  if (typeof base64 !== "string") throw invalidArgument("The file must be a text in base64.");
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    throw new RangeError("The file is not in base64.");
  }
}

export function createdWorkbooks(create: CreateWorkbook | undefined): HostObject {
  return wacWorkbook.of(create);
}
