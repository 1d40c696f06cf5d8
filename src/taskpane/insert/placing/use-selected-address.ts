import { useEffect, useState } from "react";
import { watchSelection } from "../../../workbook/index.js";
import { useServices } from "../../services/services.js";
import { plainPlace } from "../../services/cell-reason.js";

/** The active cell, such as Sheet1!B2, followed while it is shown; undefined where nobody says it. */
export function useSelectedAddress(): string | undefined {
  const { workbook } = useServices();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (workbook === null) return undefined;
    const { run } = workbook;
    let last = 0;
    const read = () => {
      const mine = (last += 1);
      run(async (context) => {
        const cell = context.workbook.getActiveCell();
        cell.load("address");
        await context.sync();
        return cell.address;
      }).then(
        (next) => {
          // Somebody who walks through cells selects faster than Excel answers; the last one counts.
          if (mine === last) setAddress(plainPlace(next));
        },
        // Excel is busy: it is inserted at the selected cell all the same.
        () => undefined,
      );
    };
    read();
    const watching = watchSelection(run, read);
    watching.catch(() => undefined);
    return () => {
      last += 1;
      void watching.then((stop) => stop()).catch(() => undefined);
    };
  }, [workbook]);
  return address;
}
