import type { AgreementRecords } from "../../src/workbook/index.js";

/** Small records of a device, in memory. */
export function createMemoryRecords(records = new Map<string, unknown>()): AgreementRecords {
  return {
    getRecord: (name) => Promise.resolve(records.get(name)),
    updateRecord: (name, change) => {
      const record = change(records.get(name));
      records.set(name, record);
      return Promise.resolve(record);
    },
  };
}
