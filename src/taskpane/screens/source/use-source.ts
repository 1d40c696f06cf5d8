import { canProve, localDay } from "../../../statistics/index.js";
import {
  readTypedTable,
  replaceTyped,
  runAsOneStep,
  type TypedProblem,
  type TypedTable,
} from "../../../workbook/index.js";
import { useServices } from "../../services/services.js";
import { useTask } from "../../session/use-task.js";
import {
  compareCandidate,
  type ComparedCell,
  type Comparison,
  type DearerCandidate,
} from "./compare-candidate.js";
import { findCandidates, type Candidate } from "./find-candidates.js";

interface FoundTable {
  readonly table: TypedTable;
  /** False where the figures are too few or too round for any source to be told. */
  readonly canBeTold: boolean;
  readonly candidates: readonly Candidate[];
}

type ReplaceEnd = Awaited<ReturnType<typeof replaceTyped>>;

/** Reads the marked figures, finds whose they may be, compares and replaces: each when it is asked for. */
export function useSource() {
  const services = useServices();
  const finding = useTask<FoundTable | TypedProblem>({ name: "find a source", keepsEnd: true });
  const comparing = useTask<Comparison | DearerCandidate>({
    name: "compare with a source",
    keepsEnd: true,
  });
  const replacing = useTask<ReplaceEnd>({ name: "replace by a source", keepsEnd: true });
  const { workbook, language } = services;

  const find = async () => {
    if (workbook === null) return;
    comparing.clear();
    replacing.clear();
    await finding.run(async (signal) => {
      const today = localDay(new Date());
      const table = await workbook.run((context) => readTypedTable(context, today));
      if (typeof table === "string") return table;
      const { lines, periods } = table;
      const typed = lines.map(({ cells }) => cells.map((cell) => cell?.value ?? null));
      const canBeTold = canProve(
        { lines: typed, periods },
        {
          hasPeriods: periods !== undefined,
          hasPlaces: lines.some(({ place }) => place !== undefined),
        },
      );
      const candidates = canBeTold ? await findCandidates(services, table, signal) : [];
      return { table, canBeTold, candidates };
    });
  };

  const compare = async (table: TypedTable, candidate: Candidate) => {
    replacing.clear();
    await comparing.run((signal) => compareCandidate(services, table, candidate, signal));
  };

  const replace = (table: TypedTable, title: string, replacements: readonly ComparedCell[]) => {
    if (workbook === null) return Promise.resolve();
    const { sheetId, sheetName } = table;
    const plan = { sheetId, sheetName, title, replacements };
    return replacing.run(() =>
      runAsOneStep(workbook.run, (context) => replaceTyped(context, plan, new Date(), language())),
    );
  };
  return { finding, comparing, replacing, find, compare, replace };
}
