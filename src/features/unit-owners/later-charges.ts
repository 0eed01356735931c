import {
  findChargesAffectedByChange,
  type LaterCalls,
  type TouchedCharge,
} from '#domain/charges/later-charges.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toShareText } from '#domain/kernel/fraction.ts';
import { earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { findChargesOfUnit } from './charges-repository.ts';
import type { Holding } from './holding.ts';

/**
 * Refuses transfer_touches, with the charges affected, if the request does not say who is charged.
 * @param told the choice in the request; undefined: none
 * @param place JSON pointer of the choice
 */
export function requireDecisionOnCharges(
  touched: readonly TouchedCharge[],
  told: LaterCalls | undefined,
  place: 'body' | 'query' = 'body',
): void {
  if (touched.length === 0 || told !== undefined) return;
  const touches = showTouchedCharges(touched);
  throw new DomainError('transfer_touches', {
    count: touches.length,
    amount: toEuro(sumCents(touched.map(({ amount_cents }) => amount_cents))),
    touches,
    pointer: `/${place}/later_calls`,
  });
}

/** Converts the charges that a change of holders affects to their JSON form, each call once. */
export function showTouchedCharges(touched: readonly TouchedCharge[]) {
  const charges = Map.groupBy(touched, ({ id }) => id);
  return [...charges.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const { type, id, title, text_key, dated_on: date } = first;
    const amount = toEuro(sumCents(parts.map(({ amount_cents }) => amount_cents)));
    return [{ type, id, title, text_key, date, amount }];
  });
}

/** The relations of one unit before and after a change. */
interface ChangedUnit extends Readonly<Record<'before' | 'after', readonly Holding[]>> {
  readonly unit_id: string;
}

/**
 * Refuses transfer_touches for a change of holders that contradicts calls already sent. Needs the locked
 * ledger, so that nobody sends by the previous holders meanwhile.
 */
export async function checkChargesFollow(
  { db }: LockedLedger,
  { unit_id, before, after }: ChangedUnit,
  told: LaterCalls | undefined,
  place: 'body' | 'query' = 'body',
): Promise<void> {
  const [first, ...others] = findChangeDates(before, after);
  if (first === undefined) return;
  const charges = await findChargesOfUnit(db, unit_id, earliest(first, ...others));
  requireDecisionOnCharges(findChargesAffectedByChange(charges, { before, after }), told, place);
}

/** Finds the first days on which the holders differ. */
function findChangeDates(before: readonly Holding[], after: readonly Holding[]): LocalDate[] {
  const textOf = ({ id, right, share, start_date, end_date }: Holding) =>
    [id, right, toShareText(share), start_date, end_date].join();
  const [were, are] = [new Set(before.map(textOf)), new Set(after.map(textOf))];
  const changed = [
    ...before.filter((one) => !are.has(textOf(one))),
    ...after.filter((one) => !were.has(textOf(one))),
  ];
  return changed.map(({ start_date }) => start_date);
}
