import type { LotPart } from '#domain/costs/allocate-lots.ts';
import { makeRootFinder } from '#domain/costs/bear-lines.ts';
import type { CostFinding } from '#domain/costs/cost-finding.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import type { SettlementPeriod } from '#domain/costs/covered-days.ts';
import { allocateCorrections } from '#domain/costs/credit-rows.ts';
import { makeRegister, type Register } from '#domain/costs/holder-days.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { selectCalls } from './called-rows.ts';
import { findRowDifferences } from './late-sales.ts';
import {
  bearLine,
  divideLine,
  toStatementRows,
  type DividedLine,
  type LineContext,
} from './line-rows.ts';
import { makeSelector, type Selection } from './run-selection.ts';
import type {
  CalledRow,
  CallPartName,
  RowOrigin,
  StatementInput,
  StatementRow,
} from './statement-input.ts';
import { settleDecision, type DecisionWorks, type WorksLine } from './works-rows.ts';

/** The statements of a building for a period, before the owners' accounts are added. */
export interface ComputedStatement {
  /** Rows of the run: its lines, its works, and differences of earlier runs by sales entered later. */
  readonly rows: readonly StatementRow[];
  readonly called: readonly CalledRow[];
  /** Decisions that this run settles. */
  readonly works: readonly DecisionWorks[];
  readonly findings: readonly CostFinding[];
  /** The lines and calls to mark with the run when it is frozen. */
  readonly line_ids: readonly string[];
  readonly call_parts: readonly CallPartName[];
  /** Parts of lots found for this run, by line: from now on they are fixed. */
  readonly found_parts: ReadonlyMap<string, readonly LotPart[]>;
}

interface SelectedLine {
  readonly line: CostLine;
  /** Undefined: a later run settles it; its rows are needed for a note only. */
  readonly selection: Selection | undefined;
}

/**
 * Computes the charges and the calls of all owners of a building for a settlement period. The same input in
 * any order gives the same rows in the same order. Lines with a blocking finding have no rows.
 * Rule: charges follow keys and covered days (Civil Code, art. 3.81, 3.94 §2); works of a decision are
 * settled together; sums and rounding as in docs/domain/statements.md.
 * @param register of the holdings of the input, for several inputs with the same
 */
export function computeStatement(
  input: StatementInput,
  register = makeRegister(input.holdings),
): ComputedStatement {
  const context = prepare(input, register);
  const select = makeSelector(input.run, input.earlier_runs, input.decisions, input.starts_on);
  const selected = sortLines(input.lines).map((line): SelectedLine => {
    const decision_id = isWorks(line, input.decisions) ? line.decision_id : null;
    return { line, selection: select({ ...line, decision_id }, line.entry_date) };
  });
  const needed = keepNeeded(selected);
  const divided = new Map<string, DividedLine>();
  const findings: CostFinding[] = [];
  for (const { line } of needed) {
    if (line.credits_line_id !== null) continue;
    const one = divideLine(line, context);
    divided.set(line.id, one);
    findings.push(...one.findings);
  }
  const isOfWorks = ({ line }: SelectedLine) => isWorks(line, input.decisions);
  const ordinary = rowsOfLines(
    needed.filter((one) => !isOfWorks(one)),
    divided,
  );
  const calls = selectCalls(input, select);
  const works = settleAllWorks(needed.filter(isOfWorks), divided, {
    input,
    context,
    calls: calls.settled,
  });
  const now = [...ordinary.rows, ...works.rows];
  const settledNow = now.filter(({ run }) => run.id === input.run.id).map(({ row }) => row);
  const earlier = now.filter(({ run }) => run.id !== input.run.id).map(({ row }) => row);
  const line_ids = needed
    .filter(({ selection }) => selection?.run.id === input.run.id)
    .map(({ line }) => line.id);
  const open = line_ids.filter((id) => !input.parts.has(id));
  return {
    rows: [...settledNow, ...findRowDifferences(earlier, input.posted_rows)],
    called: calls.rows,
    works: works.decisions.filter(({ run_id }) => run_id === input.run.id),
    findings: sortFindings([...findings, ...ordinary.findings, ...works.findings]),
    line_ids,
    call_parts: calls.call_parts,
    found_parts: new Map(open.map((id) => [id, divided.get(id)?.parts ?? []])),
  };
}

/** Sorts findings by code, line, decision and lot. */
export function sortFindings(findings: readonly CostFinding[]): CostFinding[] {
  const keyOf = ({ code, line_id, decision_id, unit_id }: CostFinding) =>
    [code, line_id ?? '', decision_id ?? '', unit_id ?? ''].join(' ');
  return [...findings].sort((a, b) => compareCodePoints(keyOf(a), keyOf(b)));
}

function prepare(input: StatementInput, register: Register): LineContext {
  return {
    input,
    register,
    numbers: new Map(input.units.map(({ unit_id, unit_number }) => [unit_id, unit_number])),
    measured: new Map(),
  };
}

/** Sorts lines as their rows come: by day, account and order of entry. */
export function sortLines<Line extends CostLine>(lines: readonly Line[]): Line[] {
  return [...lines].sort(
    (a, b) =>
      compareCodePoints(a.entry_date, b.entry_date) ||
      compareCodePoints(a.account_code, b.account_code) ||
      a.number - b.number ||
      compareCodePoints(a.id, b.id),
  );
}

/** Keeps the lines that a run settles, and what their notes correct. */
function keepNeeded(selected: readonly SelectedLine[]): SelectedLine[] {
  const byId = new Map(selected.map((one) => [one.line.id, one]));
  const needed = new Set<string>();
  for (const { line, selection } of selected) {
    if (selection === undefined) continue;
    for (let id: string | null = line.id; id !== null;) {
      needed.add(id);
      id = byId.get(id)?.line.credits_line_id ?? null;
    }
  }
  return selected.filter(({ line }) => needed.has(line.id));
}

interface RunRow {
  readonly run: SettlementPeriod;
  readonly row: StatementRow;
}

/** Makes the rows of lines that are not works of a decision, and of their notes. */
function rowsOfLines(
  ofLines: readonly SelectedLine[],
  divided: ReadonlyMap<string, DividedLine>,
): { readonly rows: RunRow[]; readonly findings: CostFinding[] } {
  const findings: CostFinding[] = [];
  const borne = new Map<string, ReturnType<typeof bearLine>['rows']>();
  for (const { line } of ofLines) {
    const one = divided.get(line.id);
    if (one === undefined) continue;
    const { rows, findings: found } = bearLine(line, one);
    findings.push(...found);
    borne.set(line.id, rows);
  }
  const notes = ofLines.flatMap(({ line }) => (line.credits_line_id === null ? [] : [line]));
  const corrections = allocateCorrections(notes, borne);
  const rootOf = makeRootFinder(ofLines.map(({ line }) => line));
  const rows = ofLines.flatMap(({ line, selection }): RunRow[] => {
    const covered = divided.get(rootOf(line.id))?.covered;
    if (selection === undefined || covered === undefined) return [];
    const own = corrections.get(line.id) ?? borne.get(line.id) ?? [];
    return toRunRows(selection, (origin) => toStatementRows(line, covered, own, origin));
  });
  return { rows, findings };
}

function toRunRows(
  { run, origin }: Selection,
  make: (origin: RowOrigin) => readonly StatementRow[],
): RunRow[] {
  return make(origin).map((row) => ({ run, row }));
}

/** Whether a line is settled with the works of its decision. */
export function isWorks(
  { nature, decision_id }: Pick<CostLine, 'nature' | 'decision_id'>,
  decisions: StatementInput['decisions'],
): boolean {
  return nature === 'Extraordinary' && decisions.some(({ id }) => id === decision_id);
}

/** Settles the works of each decision and run together, lot by lot. */
function settleAllWorks(
  lines: readonly SelectedLine[],
  divided: ReadonlyMap<string, DividedLine>,
  {
    input,
    context,
    calls,
  }: {
    readonly input: StatementInput;
    readonly context: LineContext;
    readonly calls: ReturnType<typeof selectCalls>['settled'];
  },
) {
  const notes = lines.flatMap(({ line }) => (line.credits_line_id === null ? [] : [line]));
  const parts = new Map(
    lines.map(({ line }) => [line.id, divided.get(line.id)?.parts ?? []] as const),
  );
  const corrections = allocateCorrections(notes, parts);
  const ofRuns = lines.flatMap(({ line, selection }): WorksLine[] =>
    selection === undefined
      ? []
      : [{ line, ...selection, parts: corrections.get(line.id) ?? parts.get(line.id) ?? [] }],
  );
  const settled = input.decisions.flatMap((decision) =>
    settleDecision(decision, {
      lines: ofRuns.filter(({ line }) => line.decision_id === decision.id),
      calls: calls.filter(({ call }) => call.fund === 'Works' && call.decision_id === decision.id),
      context,
    }),
  );
  const inTime = settled.sort(
    (a, b) =>
      compareCodePoints(a.works.title, b.works.title) ||
      compareCodePoints(a.works.decision_id, b.works.decision_id) ||
      compareCodePoints(a.run.period_from, b.run.period_from),
  );
  return {
    decisions: inTime.map(({ works }) => works),
    rows: inTime.flatMap(({ run, rows }) => rows.map((row): RunRow => ({ run, row }))),
    findings: inTime.flatMap(({ findings }) => findings),
  };
}
