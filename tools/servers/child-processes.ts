import { readFile } from "node:fs/promises";
import { kill } from "node:process";

/**
 * The processes of a server that answer its clients: they outlive it by a moment, in which one may answer what should
 * find nobody. None where the system does not tell.
 */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const told = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8").catch(
    () => "",
  );
  return told.split(" ").flatMap((one) => (/^\d+$/.test(one) ? Number(one) : []));
}

export function killIfThere(pid: number): void {
  try {
    kill(pid, "SIGKILL");
  } catch {
    // It has gone by itself.
  }
}
