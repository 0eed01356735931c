import type { Nature } from '#domain/costs/cost-line.ts';
import type { Fund } from '#domain/funds/funds.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { findCallDifferences } from './late-sales.ts';
import type { Selection } from './run-selection.ts';
import type { CalledRow, CallPartName, StatementCall, StatementInput } from './statement-input.ts';

/** A call that a run settles. */
export interface SettledCall {
  readonly call: StatementCall;
  readonly selection: Selection;
}

/** The nature of the charges that a call is settled against; null: no statement settles it. */
const NATURE_BY_FUND: Readonly<Record<Fund, Nature | null>> = {
  Provision: 'Ordinary',
  Works: 'Extraordinary',
  Reserve: null,
  WorkingCapital: null,
};

/**
 * Selects the calls that a run settles, each with the owner who now owes it: provisions against ordinary charges, works
 * against extraordinary ones. Calls that were moved after their period was settled come as differences.
 */
export function selectCalls(
  input: StatementInput,
  select: (
    settled: Pick<StatementCall, 'decision_id' | 'settled_in'>,
    day: LocalDate,
  ) => Selection | undefined,
): {
  readonly rows: CalledRow[];
  readonly settled: readonly SettledCall[];
  readonly call_parts: readonly CallPartName[];
} {
  const settled = inOrder(input.calls).flatMap((call): SettledCall[] => {
    if (NATURE_BY_FUND[call.fund] === null) return [];
    const decision_id = call.fund === 'Works' ? call.decision_id : null;
    const selection = select({ ...call, decision_id }, call.call_date);
    return selection === undefined ? [] : [{ call, selection }];
  });
  const isNow = ({ selection }: SettledCall) => selection.run.id === input.run.id;
  const earlier = settled.filter((one) => !isNow(one)).map(toRow);
  return {
    settled,
    rows: [
      ...settled.filter(isNow).map(toRow),
      ...findCallDifferences(earlier, input.posted_calls),
    ],
    call_parts: listParts(settled.filter(isNow)),
  };
}

function inOrder(calls: readonly StatementCall[]): StatementCall[] {
  const keyOf = ({ call_date, call_id, part_number, unit_id, owner_id }: StatementCall) =>
    [call_date, call_id, part_number, unit_id, owner_id].join(' ');
  return [...calls].sort((a, b) => compareCodePoints(keyOf(a), keyOf(b)));
}

function listParts(settled: readonly SettledCall[]): CallPartName[] {
  const parts = settled.map(({ call: { call_id, part_number } }) => ({ call_id, part_number }));
  return [...new Map(parts.map((part) => [`${part.call_id} ${part.part_number}`, part])).values()];
}

function toRow({ call, selection }: SettledCall): CalledRow {
  return {
    call_id: call.call_id,
    part_number: call.part_number,
    nature: NATURE_BY_FUND[call.fund] ?? 'Ordinary',
    call_date: call.call_date,
    distribution_key_id: call.distribution_key_id,
    unit_id: call.unit_id,
    owner_id: call.owner_id,
    amount_cents: call.amount_cents,
    origin: selection.origin,
  };
}
