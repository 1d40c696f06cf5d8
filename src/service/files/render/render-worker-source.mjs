// The entry of a worker thread where the service runs from its sources: loads their loader first.
import { register } from "tsx/esm/api";

register();
const { runTask } = await import("./tasks.ts");

export default (task) => runTask(task);
