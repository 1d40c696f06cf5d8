/** The entry of a worker thread: draws one task at a time. */
import { runTask, type RenderTask } from "./tasks.js";

export default (task: RenderTask): Promise<Uint8Array> => runTask(task);
