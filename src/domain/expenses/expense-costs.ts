import type { CostLine } from '#domain/costs/cost-line.ts';
import { releaseReserve } from '#domain/costs/split-parts.ts';
import { allocate } from '#domain/kernel/allocate.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { ExpensePart } from './allocations.ts';
import type { ExpenseKind } from './expense-kind.ts';
import type { CostPartShare } from './recognition.ts';

/** A cost line of an expense before it is posted. */
export interface PlannedCost extends Omit<CostLine, 'id' | 'number' | 'entry_date' | 'settled_in'> {
  readonly allocation_number: number;
  /** The day on which it is a cost. */
  readonly recognized_on: LocalDate;
}

/** Amount that the reserve pays, and the key by which it was called; null: that of the cost. */
export interface ReserveRelease {
  readonly amount_cents: Cents;
  readonly distribution_key_id: string | null;
}

/**
 * Plans the cost lines of an invoice, or of a note that corrects none, from its shares: what the reserve
 * pays is taken off each pro rata, or is a line of its own under another key.
 */
export function planCosts(
  kind: ExpenseKind,
  shares: readonly CostPartShare<ExpensePart>[],
  reserve: ReserveRelease | null,
): PlannedCost[] {
  const released = allocateRelease(
    shares.map(({ amount_cents }) => amount_cents),
    reserve,
  );
  const sign = kind === 'CreditNote' ? -1 : 1;
  return shares.flatMap((share, index) => {
    const released_cents = released[index] ?? 0;
    const key = reserve?.distribution_key_id ?? share.distribution_key_id;
    const lines = releaseReserve(share, {
      amount_cents: released_cents,
      distribution_key_id: key,
    });
    return lines.map(({ distribution_key_id, amount_cents, vat_cents }, line) => ({
      ...termsOf(share),
      distribution_key_id,
      amount_cents: 0 + sign * amount_cents,
      vat_cents: 0 + sign * vat_cents,
      released_cents: line === lines.length - 1 ? 0 + sign * released_cents : 0,
      credits_line_id: null,
    }));
  });
}

function allocateRelease(amounts: readonly Cents[], reserve: ReserveRelease | null): Cents[] {
  if (reserve === null || amounts.length === 0) return amounts.map(() => 0);
  return allocate(Math.min(reserve.amount_cents, sumCents(amounts)), amounts);
}

function termsOf(share: CostPartShare<ExpensePart>) {
  return {
    allocation_number: share.allocation_number,
    recognized_on: share.recognized_on,
    account_code: share.account_code,
    period: share.covered,
    nature: share.nature,
    recoverable_percent: share.recoverable_percent,
    excluded_owner_ids: share.excluded_owner_ids,
    decision_id: share.decision_id,
  };
}

/** A posted cost line of an invoice, with what corrections left of it. */
export interface LeftCost extends Omit<CostLine, 'number' | 'settled_in'> {
  readonly allocation_number: number;
}

/** Amount by which a note corrects one line of its invoice; positive. */
export interface CreditedCost {
  readonly line_id: string;
  readonly amount_cents: Cents;
  readonly vat_cents: Cents;
  readonly recognized_on: LocalDate;
}

/**
 * Plans the cost lines of a note that corrects an invoice: each follows the line that it corrects, and
 * gives back to the reserve what it paid of it, pro rata, half up.
 * Rule: a credit note has the key, days and holders of its invoice.
 * @param left the lines of the invoice, with what earlier notes left
 */
export function planCreditCosts(
  credited: readonly CreditedCost[],
  left: readonly LeftCost[],
): PlannedCost[] {
  return credited.flatMap(({ line_id, amount_cents, vat_cents, recognized_on }) => {
    const line = left.find(({ id }) => id === line_id);
    if (line === undefined) return [];
    const release = left.find((one) => isReleaseOf(one, line));
    const paid = (release ?? line).released_cents;
    const given = toPart(amount_cents, paid, line.amount_cents + line.released_cents);
    const givenVat = toPart(vat_cents, given, amount_cents);
    const own = release === undefined ? { cents: given, vat: givenVat } : { cents: 0, vat: 0 };
    const note = {
      ...correct(line, recognized_on),
      amount_cents: 0 - (amount_cents - own.cents),
      vat_cents: 0 - (vat_cents - own.vat),
      released_cents: 0 - own.cents,
    };
    if (release === undefined || given === 0) return [note];
    return [
      note,
      {
        ...correct(release, recognized_on),
        amount_cents: given,
        vat_cents: givenVat,
        released_cents: 0 - given,
      },
    ];
  });
}

/** Whether a line is what the reserve pays of another one, under another key. */
function isReleaseOf(one: LeftCost, cost: LeftCost): boolean {
  return (
    one.id !== cost.id &&
    one.released_cents > 0 &&
    one.distribution_key_id !== cost.distribution_key_id &&
    one.allocation_number === cost.allocation_number &&
    one.entry_date === cost.entry_date
  );
}

function toPart(cents: Cents, part: Cents, whole: Cents): Cents {
  if (part <= 0 || whole <= 0) return 0;
  return Number(roundHalfUp(BigInt(cents) * BigInt(part), BigInt(whole)));
}

function correct({ id, entry_date: _day, ...line }: LeftCost, recognized_on: LocalDate) {
  return { ...line, recognized_on, credits_line_id: id };
}

/** Sums what the reserve pays of planned costs; below 0 what it gets back. */
export function sumReleased(costs: readonly Pick<PlannedCost, 'released_cents'>[]): Cents {
  return sumCents(costs.map(({ released_cents }) => released_cents));
}
