/** Small records of a device, in memory. */
export function createMemoryRecords(records = new Map<string, unknown>()) {
  return {
    getRecord: (name: string) => Promise.resolve(records.get(name)),
    updateRecord: (name: string, change: (record: unknown) => unknown) => {
      const record = change(records.get(name));
      records.set(name, record);
      return Promise.resolve(record);
    },
  };
}
