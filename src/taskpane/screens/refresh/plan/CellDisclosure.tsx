import type { ComponentProps, ReactNode } from "react";
import type { WorkbookOperations } from "../../../../workbook/index.js";
import { Disclosure } from "../../../controls/Disclosure.js";
import { CellList } from "../CellList.js";
import { TaskNotice } from "../TaskNotice.js";
import { useOutcome } from "../use-outcome.js";

interface CellDisclosureProps extends Pick<ComponentProps<typeof CellList>, "texts" | "cells"> {
  readonly summary: ReactNode;
  readonly operations: Pick<WorkbookOperations, "select">;
}

/** Cells behind their sum, each with a way to it. */
export function CellDisclosure({ texts, cells, summary, operations }: CellDisclosureProps) {
  const { outcome, run } = useOutcome(texts.failed);
  return (
    <Disclosure summary={summary}>
      <CellList
        texts={texts}
        cells={cells}
        onGo={(cell) =>
          void run(async () => {
            await operations.select(cell);
            return null;
          })
        }
      />
      <TaskNotice outcome={outcome} />
    </Disclosure>
  );
}
