import type { SplitLine } from '#domain/charges/split-amount.ts';
import { isDistributed } from '#domain/costs/cost-line.ts';
import { allocate } from '#domain/kernel/allocate.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { compare, subtract, sumFractions, ZERO } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { currentFinancialYear } from '#domain/ledger/fiscal-period.ts';
import type { NumberedAllocation } from './allocations.ts';
import { isClosed, type ClosingCalendar } from './covered-period.ts';
import type { ExpenseKind } from './expense-kind.ts';
import type { ExpenseStatus } from './expense-state.ts';
import { ACCRUAL_ACCOUNTS, type Accrued, type PartShare } from './recognition.ts';

/** A line of a split, of one part and of the day whose owners are charged. */
export interface StandingLine extends SplitLine {
  readonly allocation_number: number;
  readonly borne_on: LocalDate;
}

/** Amount of a part that is deferred on 490 until its day. */
export interface WaitingShare {
  readonly allocation_number: number;
  readonly borne_on: LocalDate;
  readonly amount_cents: Cents;
  readonly vat_cents: Cents;
}

/** State of an expense in books and splits, in positive cents, also for a credit note. */
export interface Standing {
  readonly parts: readonly NumberedAllocation[];
  readonly lines: readonly StandingLine[];
  readonly waiting: readonly WaitingShare[];
  /** Amounts it cleared on accrual accounts. */
  readonly cleared: Accrued;
}

/** A reduction of cost by a credit note, for one part and day. */
export interface CreditShare extends PartShare {
  /** The day of the invoice whose owners are credited; null: no one is. */
  readonly borne_on: LocalDate | null;
  /** Negative, adding up to the share; empty while deferred, or if nothing is split. */
  readonly lines: readonly SplitLine[];
}

const lineKey = ({ allocation_number, borne_on, unit_id, owner_id }: StandingLine) =>
  `${allocation_number} ${borne_on} ${unit_id} ${owner_id}`;
const waitingKey = ({ allocation_number, borne_on }: WaitingShare) =>
  `${allocation_number} ${borne_on}`;
const partKey = ({ allocation_number }: NumberedAllocation) => String(allocation_number);

/** Subtracts credit notes from an invoice; a late sale may have moved either, to the cent. */
export function subtractCreditNotes(invoice: Standing, notes: readonly Standing[]): Standing {
  return {
    parts: subtractPart(
      invoice.parts,
      notes.flatMap(({ parts }) => parts),
      partKey,
    ),
    lines: subtractPart(
      invoice.lines,
      notes.flatMap(({ lines }) => lines),
      lineKey,
      withShareLeft,
    ),
    waiting: subtractWaiting(
      invoice.waiting,
      notes.flatMap(({ waiting }) => waiting),
    ),
    cleared: new Map(
      ACCRUAL_ACCOUNTS.map((code) => {
        const taken = sumCents(notes.map(({ cleared }) => cleared.get(code) ?? 0));
        return [code, Math.max(0, (invoice.cleared.get(code) ?? 0) - taken)];
      }),
    ),
  };
}

/** Subtracts the amounts, and their VAT, that credit notes took from deferred costs. */
function subtractWaiting(
  from: readonly WaitingShare[],
  taken: readonly WaitingShare[],
): WaitingShare[] {
  const toVat = (one: WaitingShare) => ({ ...one, amount_cents: one.vat_cents });
  const vats = subtractPart(from.map(toVat), taken.map(toVat), waitingKey);
  return subtractPart(from, taken, waitingKey).map((one, index) => ({
    ...one,
    vat_cents: vats[index]?.amount_cents ?? 0,
  }));
}

/** Merges lines of one owner and unit; the share is the one left by late sales. */
function withShareLeft(first: StandingLine, same: readonly StandingLine[]): StandingLine {
  const sharesOf = (takes: boolean) =>
    sumFractions(
      same.filter(({ amount_cents }) => amount_cents < 0 === takes).map(({ share }) => share),
    );
  const share = subtract(sharesOf(false), sharesOf(true));
  return compare(share, ZERO) > 0 ? { ...first, share } : first;
}

/**
 * Subtracts amounts by key, counting what an owner gave and took in a late sale.
 * @param joined merges several of a key, except the amount; by default the first of them
 */
function subtractPart<One extends { readonly amount_cents: Cents }>(
  from: readonly One[],
  taken: readonly One[],
  keyOf: (one: One) => string,
  joined: (first: One, same: readonly One[]) => One = (first) => first,
): One[] {
  const sums = new Map<string, Cents>();
  for (const one of taken) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.amount_cents);
  return [...Map.groupBy(from, keyOf)].flatMap(([key, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const amount = sumCents(same.map(({ amount_cents }) => amount_cents)) - (sums.get(key) ?? 0);
    return [{ ...joined(first, same), amount_cents: Math.max(0, amount) }];
  });
}

/**
 * Returns the lines of a note for one day of a part: negative, pro rata of what is left of the invoice's
 * lines.
 */
export function creditLines(amountCents: Cents, left: readonly StandingLine[]): SplitLine[] {
  const weights = left.map(({ amount_cents }) => amount_cents);
  if (!weights.some((weight) => weight > 0)) return [];
  const amounts = allocate(-amountCents, weights);
  return left.flatMap(({ unit_id, owner_id, weight, total_weight, share }, index) => {
    const amount_cents = amounts[index] ?? 0;
    return [{ unit_id, owner_id, weight, total_weight, share, amount_cents }];
  });
}

type Group = Pick<CreditShare, 'borne_on'> & {
  readonly part: NumberedAllocation;
  readonly amount_cents: Cents;
  readonly is_waiting: boolean;
  readonly lines: readonly StandingLine[];
};

/**
 * Computes the shares of a note that corrects an invoice: with the accounts, keys, periods and owners of
 * the invoice, pro rata of what is left of it, to the cent by largest remainder. Notes that add up to the
 * invoice leave nothing with any owner or on any account. Amounts of a period in another financial year
 * than the note's reduce the costs of that year while it is open, over 490 and 492 as for an invoice.
 * Rule: a credit note is booked in reverse (standard postings, Royal Decree of 12 July 2012).
 * @param note.is_split false: shares have no lines
 */
export function allocateCreditNote(
  note: {
    readonly amount_cents: Cents;
    readonly expense_date: LocalDate;
    readonly is_split: boolean;
  },
  left: Standing,
  calendar: ClosingCalendar,
): CreditShare[] {
  const groups = left.parts.flatMap((part) => groupsOf(part, left, note));
  // A note that no longer counts may be viewed when others have left nothing.
  if (!groups.some(({ amount_cents }) => amount_cents > 0)) return [];
  const amounts = allocate(
    note.amount_cents,
    groups.map(({ amount_cents }) => amount_cents),
  );
  const pool = restoreAccruals(
    sumCents(groups.map(({ borne_on }, index) => (borne_on === null ? (amounts[index] ?? 0) : 0))),
    left.cleared,
  );
  return groups.flatMap(({ part, borne_on, is_waiting, lines }, index): CreditShare[] => {
    const amount_cents = amounts[index] ?? 0;
    if (amount_cents === 0) return [];
    if (borne_on === null) return clearedShares({ ...part, amount_cents }, note.expense_date, pool);
    const place = placeOf(part, borne_on, note.expense_date, calendar);
    const when = is_waiting ? { when: 'Later' as const, recognized_on: borne_on } : place;
    const credited = when.when === 'Later' ? [] : creditLines(amount_cents, lines);
    return [{ ...part, ...when, amount_cents, borne_on, lines: credited }];
  });
}

/** Groups what is left of a part by the days whose owners are charged. */
function groupsOf(
  part: NumberedAllocation,
  { lines, waiting }: Standing,
  { is_split, expense_date }: { readonly is_split: boolean; readonly expense_date: LocalDate },
): Group[] {
  const whole = { part, amount_cents: part.amount_cents, is_waiting: false, lines: [] };
  if (!is_split || !isDistributed(part.account_code)) return [{ ...whole, borne_on: expense_date }];
  const ofPart = <One extends { readonly allocation_number: number }>(ones: readonly One[]) =>
    ones.filter(({ allocation_number }) => allocation_number === part.allocation_number);
  const borne = [...Map.groupBy(ofPart(lines), ({ borne_on }) => borne_on)].map(
    ([borne_on, same]): Group => ({
      part,
      borne_on,
      amount_cents: sumCents(same.map(({ amount_cents }) => amount_cents)),
      is_waiting: false,
      lines: same,
    }),
  );
  const later = ofPart(waiting).map(({ borne_on, amount_cents }): Group => ({
    ...whole,
    borne_on,
    amount_cents,
    is_waiting: true,
  }));
  const known = sumCents([...borne, ...later].map(({ amount_cents }) => amount_cents));
  const cleared = Math.max(0, part.amount_cents - known);
  return [...borne, ...later, { ...whole, borne_on: null, amount_cents: cleared }];
}

/** Returns the day on which a share reduces costs, as for an invoice with the note's date and that period. */
function placeOf(
  { period_from }: NumberedAllocation,
  borne_on: LocalDate,
  expense_date: LocalDate,
  calendar: ClosingCalendar,
): Pick<PartShare, 'when' | 'recognized_on'> {
  const own = currentFinancialYear(expense_date, calendar);
  const isOfOtherYear = borne_on < own.from || borne_on > own.to;
  if (period_from === null || !isOfOtherYear) {
    return { when: 'Current', recognized_on: expense_date };
  }
  if (borne_on > own.to) return { when: 'Later', recognized_on: borne_on };
  const { to } = currentFinancialYear(borne_on, calendar);
  return isClosed(to, calendar)
    ? { when: 'Current', recognized_on: expense_date }
    : { when: 'Earlier', recognized_on: to };
}

/** Restores balances on accrual accounts, account by account; the map shrinks as shares use it. */
function restoreAccruals(amountCents: Cents, cleared: Accrued): Map<string, Cents> {
  const held = ACCRUAL_ACCOUNTS.map((code) => cleared.get(code) ?? 0);
  const weights = held.some((cents) => cents > 0) ? held : [1, 0];
  const amounts = allocate(amountCents, weights);
  return new Map(ACCRUAL_ACCOUNTS.map((code, index) => [code, amounts[index] ?? 0]));
}

function clearedShares(
  part: NumberedAllocation,
  recognized_on: LocalDate,
  pool: Map<string, Cents>,
): CreditShare[] {
  let rest = part.amount_cents;
  return [...pool].flatMap(([account_code, held]) => {
    const amount_cents = Math.min(held, rest);
    rest -= amount_cents;
    pool.set(account_code, held - amount_cents);
    const share = { ...part, account_code, amount_cents, recognized_on, borne_on: null, lines: [] };
    return amount_cents === 0 ? [] : [{ ...share, when: 'Cleared' as const }];
  });
}

/** The facts that decide whether a note may correct an expense. */
export interface Creditable {
  readonly kind: ExpenseKind;
  readonly status: ExpenseStatus;
  readonly supplier_id: string | null;
  readonly amount_cents: Cents;
  /** Opening entry of an invoice of the predecessor, whose costs are not known. */
  readonly opening_entry_id: string | null;
}

/**
 * Refuses credit_refused if the corrected expense is not an invoice (`note`), is cancelled (`cancelled`),
 * was taken over (`taken_over`) or is another supplier's (`supplier`), and credit_exceeds if the notes together exceed the invoice.
 * @param others cents of the other notes of the invoice
 */
export function checkCredit(
  note: Pick<Creditable, 'supplier_id' | 'amount_cents'>,
  invoice: Creditable,
  others: readonly Cents[],
): void {
  const refused = (reason: string) =>
    new DomainError('credit_refused', { reason, at: ['credits_expense_id'] });
  if (invoice.kind !== 'Invoice') throw refused('note');
  if (invoice.status === 'Cancelled') throw refused('cancelled');
  if (invoice.opening_entry_id !== null) throw refused('taken_over');
  if (invoice.supplier_id !== note.supplier_id) throw refused('supplier');
  const left = invoice.amount_cents - sumCents(others);
  if (note.amount_cents <= left) return;
  throw new DomainError('credit_exceeds', {
    invoice_amount: toEuro(invoice.amount_cents),
    left: toEuro(Math.max(0, left)),
    at: ['amount'],
  });
}

/**
 * Sets notes off against the open amount of their invoice, in order; the excess remains a credit with the
 * supplier.
 * @param notes with the cents that are open of them
 */
export function setOffCreditNotes<Note extends { readonly open_cents: Cents }>(
  invoiceOpen: Cents,
  notes: readonly Note[],
): { readonly note: Note; readonly amount_cents: Cents }[] {
  let open = invoiceOpen;
  return notes.flatMap((note) => {
    const amount_cents = Math.min(open, note.open_cents);
    open -= amount_cents;
    return amount_cents > 0 ? [{ note, amount_cents }] : [];
  });
}
