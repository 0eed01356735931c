import { NATURES, type CostLine } from '#domain/costs/cost-line.ts';
import {
  ONE,
  fraction,
  isEqual,
  multiply,
  parseShare,
  sumFractions,
} from '#domain/kernel/fraction.ts';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { ComputedStatement } from './compute-statement.ts';
import { listStretches } from './explain-charge.ts';
import { sumByNature, sumByOwnerAndUnit, settle } from './owner-totals.ts';
import { makeStatementLines, netReceivables } from './statement-entry.ts';
import type { CallPartName, StatementCall, StatementRow } from './statement-input.ts';

/** Sums that every run satisfies, in the order in which they are shown. */
export const TIE_CODES = [
  'owners_lines',
  'owners_accounts',
  'owners_natures',
  'works_lots',
  'calls',
  'settlement_ordinary',
  'settlement_extraordinary',
  'receivables',
  'result',
  'days',
] as const;
type TieCode = (typeof TIE_CODES)[number];

/** Two sums that must be equal: cents, or days for code days. */
export interface Tie {
  readonly code: TieCode;
  readonly left: number;
  readonly right: number;
  readonly difference: number;
}

/** Facts beside the computed run. */
export interface TieFacts {
  /** The lines and the calls of the building; those of the run count. */
  readonly lines: readonly Pick<
    CostLine,
    | 'id'
    | 'account_code'
    | 'nature'
    | 'amount_cents'
    | 'decision_id'
    | 'excluded_owner_ids'
    | 'credits_line_id'
  >[];
  readonly calls: readonly Pick<
    StatementCall,
    'call_id' | 'part_number' | 'fund' | 'amount_cents'
  >[];
}

/**
 * Compares the sums of a run with sums made another way: from the lines of the books, the calls, the entry
 * that it posts, and the days of the holders. Every difference is 0, whether the run is a draft or sent;
 * calls and releases of the reserve, unfinished works and other runs are left out.
 * Rule: the statements are the accounts of the association (Civil Code, art. 3.89 §5 15°).
 */
export function checkTies(
  statement: Omit<ComputedStatement, 'findings' | 'found_parts'>,
  facts: TieFacts,
): Tie[] {
  const { rows, called } = statement;
  const ids = new Set(statement.line_ids);
  const lines = facts.lines.filter(({ id }) => ids.has(id));
  const partOf = ({ call_id, part_number }: CallPartName) => `${call_id} ${part_number}`;
  const callParts = new Set(statement.call_parts.map(partOf));
  const calls = facts.calls.filter((call) => callParts.has(partOf(call)));
  const totals = sumByOwnerAndUnit(rows, called);
  const charges = sumByNature(rows);
  const settlement = settle(charges, sumByNature(called));
  const costs = sumByNature(lines);
  const works = calls.filter(({ fund }) => fund === 'Works');
  const provisions = calls.filter(({ fund }) => fund === 'Provision');
  const entry = makeStatementLines(totals, new Map());
  const booked = sumCents(
    entry
      .filter(({ owner_id }) => owner_id !== null)
      .map(({ debit_cents, credit_cents }) => debit_cents - credit_cents),
  );
  const income = sumCents([sum(calls), sum(netReceivables(totals))]);
  return [
    compareGroups(
      'owners_lines',
      groupRows(rows, ({ line_id }) => line_id ?? ''),
      groupLines(lines, statement.works, ({ id }) => id),
    ),
    compareGroups(
      'owners_accounts',
      groupRows(rows, ({ account_code }) => account_code),
      groupLines(lines, statement.works, ({ account_code }) => account_code),
    ),
    compareByNature(rows, lines),
    tie(
      'works_lots',
      sum(statement.works.flatMap((one) => one.lines)),
      sumCents(statement.works.map((one) => one.cost_cents - one.from_reserve_cents)),
    ),
    tie('calls', sum(called), sum(calls)),
    tie('settlement_ordinary', settlement.ordinary, costs.ordinary - sum(provisions)),
    tie('settlement_extraordinary', settlement.extraordinary, costs.extraordinary - sum(works)),
    tie('receivables', sum(netReceivables(totals)), booked),
    tie('result', income, sum(lines)),
    compareDays(rows, facts.lines),
  ];
}

function tie(code: TieCode, left: number, right: number): Tie {
  return { code, left, right, difference: left - right };
}

function sum(ones: readonly { readonly amount_cents: Cents }[]): Cents {
  return sumCents(ones.map(({ amount_cents }) => amount_cents));
}

/** Groups rows by a name; the works of a decision, whose rows name no line, by decision. */
function groupRows(
  rows: readonly StatementRow[],
  nameOf: (row: StatementRow) => string,
): ReadonlyMap<string, Cents> {
  const groups = new Map<string, Cents>();
  for (const row of rows) {
    add(groups, row.line_id === null ? `works ${row.decision_id}` : nameOf(row), row.amount_cents);
  }
  return groups;
}

/** Groups the lines of the books as `groupRows` does. */
function groupLines(
  lines: TieFacts['lines'],
  works: ComputedStatement['works'],
  nameOf: (line: TieFacts['lines'][number]) => string,
): ReadonlyMap<string, Cents> {
  const settled = new Set(works.map(({ decision_id }) => decision_id));
  const groups = new Map<string, Cents>();
  for (const line of lines) {
    const { decision_id, nature, amount_cents } = line;
    const isWorks = nature === 'Extraordinary' && decision_id !== null && settled.has(decision_id);
    add(groups, isWorks ? `works ${decision_id}` : nameOf(line), amount_cents);
  }
  return groups;
}

function add(groups: Map<string, Cents>, key: string, cents: Cents): void {
  groups.set(key, (groups.get(key) ?? 0) + cents);
}

/** Compares two sets of sums; where they differ, by the sum of what differs, so that nothing cancels out. */
function compareGroups(
  code: TieCode,
  left: ReadonlyMap<string, Cents>,
  right: ReadonlyMap<string, Cents>,
): Tie {
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  const difference = sumCents(
    keys.map((key) => Math.abs((left.get(key) ?? 0) - (right.get(key) ?? 0))),
  );
  return { code, left: sumCents(left.values()), right: sumCents(right.values()), difference };
}

function compareByNature(rows: readonly StatementRow[], lines: TieFacts['lines']): Tie {
  const byNature = (ones: readonly Pick<StatementRow, 'nature' | 'amount_cents'>[]) =>
    new Map(NATURES.map((nature) => [nature, sum(ones.filter((one) => one.nature === nature))]));
  return compareGroups('owners_natures', byNature(rows), byNature(lines));
}

/**
 * Compares share × days of all holders of a lot with the covered days of each line; lines of which an owner
 * is excluded, and their notes, are left out.
 */
function compareDays(rows: readonly StatementRow[], lines: TieFacts['lines']): Tie {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const excludes = (id: string | null): boolean => {
    const line = byId.get(id ?? '');
    if (line === undefined) return false;
    return line.excluded_owner_ids.length > 0 || excludes(line.credits_line_id);
  };
  const counted = rows.filter(
    ({ total_days, origin }) =>
      total_days !== null && (origin === 'Period' || origin === 'EarlierPeriod'),
  );
  let [left, right, difference] = [0, 0, 0];
  for (const [id, ofLine] of Map.groupBy(counted, ({ line_id }) => line_id)) {
    if (excludes(id)) continue;
    const expected = countCoveredDays(ofLine[0]);
    for (const own of Map.groupBy(ofLine, ({ unit_id }) => unit_id).values()) {
      const held = sumFractions(
        own
          .flatMap(listStretches)
          .map(({ share, days }) => multiply(parseShare(share) ?? ONE, fraction(days, 1))),
      );
      left += Number(held.numerator / held.denominator);
      right += expected;
      difference += isEqual(held, fraction(expected, 1)) ? 0 : 1;
    }
  }
  return { code: 'days', left, right, difference };
}

function countCoveredDays(row: StatementRow | undefined): number {
  const { period_from, period_to } = row ?? {};
  if (typeof period_from !== 'string' || typeof period_to !== 'string') return 0;
  return daysBetween(period_from, addDays(period_to, 1));
}
