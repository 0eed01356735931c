import type { WrittenMovement, WrittenStatement } from './coda-writer.ts';

/**
 * A year of a building's bank account: how each party pays, month by month, and the actual purpose of each
 * line. Matching sees only what the bank writes; the purpose is for the test.
 */

/** Actual purpose of a line. */
export type Truth =
  /** Paid by the owner, or their returned payment. */
  | { readonly is: 'owner'; readonly owner: number }
  | { readonly is: 'refund'; readonly owner: number }
  /** Paid, or returned. */
  | { readonly is: 'expense'; readonly supplier: number }
  | { readonly is: 'account'; readonly code: string }
  | { readonly is: 'unknown' };

/** Which of the two accounts. */
type Place = 'working' | 'reserve';

export interface YearLine {
  readonly place: Place;
  readonly truth: Truth;
  readonly movement: WrittenMovement;
}

/** Amount charged to an owner in a month. */
export interface Asked {
  readonly owner: number;
  readonly place: Place;
  readonly amount_cents: number;
  /** Twelve digits. */
  readonly communication: string;
}

/** An invoice to pay. */
export interface Invoice {
  readonly supplier: number;
  readonly amount_cents: number;
}

export const OWNERS = 59;
export const SUPPLIERS = 7;
/** The last supplier is paid without a rule for its account. */
export const WITHOUT_RULE = SUPPLIERS - 1;
export const ACCOUNTS = { working: 'BE68539007547034', reserve: 'BE62510007547061' } as const;

/** Makes a Belgian account number. */
function ibanOf(number: number): string {
  const account = String(3_600_000_000 + number);
  const bban = `${account}${String(Number(account) % 97 || 97).padStart(2, '0')}`;
  const check = 98n - (BigInt(`${bban}111400`) % 97n);
  return `BE${String(check).padStart(2, '0')}${bban}`;
}

export const ownerIban = (owner: number): string => ibanOf(owner * 7 + 1);
export const supplierIban = (supplier: number): string => ibanOf(1_000 + supplier * 7);

const dayOf = (month: number, day: number) =>
  `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const lastDayOf = (month: number): string =>
  new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);

const exactly = (communication: string) => ({ structured: { kind: '101', data: communication } });
const inWords = (digits: string) =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;

/** Owners who pay inexactly, with the reference, from their own account. */
const SILENT = [40, 41, 42, 43];
const IN_PARTS = [44, 45, 46, 47, 48];
const IN_WORDS = 51;
const NEIGHBOUR = { owner: 53, of: 52, month: 5 };
const MOVED = { owner: 54, from: 6 };
const TWICE = { owner: 55, month: 4 };
const MORE = { owner: 56, month: 2 };
/** Owner whose payment is returned by the bank. */
const BOUNCED = 58;
const STRANGE = { owner: 57, month: 8 };
/** A supplier whose account the bank rejects for a day: the payment is returned and made again. */
const REJECTED = { supplier: 2, month: 7 };
/** A supplier who refunds without a credit note in the books. */
export const REFUNDING = { supplier: 0, months: [5, 10], amount_cents: 3_500 };
/** An internal transfer that the bank identifies only as such. */
const NAMELESS_TRANSFER = { month: 6, amount_cents: 100_000 };
const BACK = { code: '00503000', return_kind: '2', return_reason: 'AM04' };

/** Returns how one owner pays their charges: in one line or several. */
function paymentsOf(asked: Asked, all: readonly Asked[], month: number): YearLine[] {
  const { owner, place, amount_cents, communication } = asked;
  const truth: Truth = { is: 'owner', owner };
  const pays = (cents: number, day: number, how: Partial<WrittenMovement>): YearLine => ({
    place,
    truth,
    movement: {
      amount_cents: cents,
      booked_on: dayOf(month, day),
      counterparty_account: ownerIban(owner),
      counterparty_name: `COPROPRIETAIRE ${owner}`,
      ...how,
    },
  });
  const day = 3 + (owner % 20);
  const exact = exactly(communication);
  if (SILENT.includes(owner) && month > 1) return [pays(amount_cents, day, {})];
  if (IN_PARTS.includes(owner)) {
    const first = Math.round(amount_cents * 0.6);
    return [pays(first, day, exact), pays(amount_cents - first, day + 4, exact)];
  }
  if (owner === IN_WORDS) {
    const words = `charges ${month}/2026 ${inWords(communication)} merci`;
    return [pays(amount_cents, day, { communication: words })];
  }
  if (owner === NEIGHBOUR.owner && month === NEIGHBOUR.month) {
    const theirs = all.find((one) => one.owner === NEIGHBOUR.of && one.place === place);
    return [pays(amount_cents, day, exactly(theirs?.communication ?? communication))];
  }
  if (owner === MOVED.owner && month >= MOVED.from) {
    return [pays(amount_cents, day, { ...exact, counterparty_account: ibanOf(5_000) })];
  }
  if (owner === TWICE.owner && month === TWICE.month) {
    return [pays(amount_cents, day, exact), pays(amount_cents, day + 3, exact)];
  }
  if (owner === MORE.owner && month === MORE.month) return [pays(amount_cents + 500, day, exact)];
  if (owner === STRANGE.owner && month === STRANGE.month) {
    return [pays(amount_cents, day, { counterparty_account: ibanOf(6_000) })];
  }
  return [pays(amount_cents, day, exact)];
}

const paid = (
  place: Place,
  truth: Truth,
  amount_cents: number,
  booked_on: string,
  more: Partial<WrittenMovement> = {},
): YearLine => ({ place, truth, movement: { amount_cents, booked_on, ...more } });

/** Returns the bank's charges and interest, and transfers between the two accounts. */
function listBankCharges(month: number): YearLine[] {
  const last = lastDayOf(month);
  const account = (code: string): Truth => ({ is: 'account', code });
  const costs = { code: '08002000' };
  const lines = [
    paid('working', account('65'), -450 - month, last, costs),
    paid('reserve', account('65'), -150, last, costs),
  ];
  if (month % 3 !== 0) return lines;
  const day = dayOf(month, 26);
  return [
    ...lines,
    paid('reserve', account('75'), 75 + month, last, { code: '03501000' }),
    paid('working', account('58'), -40_000, day, { counterparty_account: ACCOUNTS.reserve }),
    paid('reserve', account('58'), 40_000, day, { counterparty_account: ACCOUNTS.working }),
  ];
}

/** Refunds double payments; the owner has closed the account, so the money returns. */
function refundsOf(month: number, asked: readonly Asked[]): YearLine[] {
  const paidTwice = asked.find(({ owner, place }) => owner === TWICE.owner && place === 'working');
  if (month !== TWICE.month || paidTwice === undefined) return [];
  const { owner, amount_cents } = paidTwice;
  const account = { counterparty_account: ownerIban(owner) };
  const back = { ...account, ...BACK };
  return [
    paid('working', { is: 'refund', owner }, -amount_cents, dayOf(month, 25), account),
    paid('working', { is: 'owner', owner }, amount_cents, dayOf(month, 27), back),
  ];
}

/** Returns refunds by suppliers and payments returned by their banks. */
function backFromSuppliers(month: number, invoices: readonly Invoice[]): YearLine[] {
  const refund = { counterparty_account: supplierIban(REFUNDING.supplier) };
  const refunds = REFUNDING.months.includes(month)
    ? [
        paid(
          'working',
          { is: 'account', code: '440' },
          REFUNDING.amount_cents,
          dayOf(month, 15),
          refund,
        ),
      ]
    : [];
  const rejected = invoices.find(({ supplier }) => supplier === REJECTED.supplier);
  if (month !== REJECTED.month || rejected === undefined) return refunds;
  const { supplier, amount_cents } = rejected;
  const truth: Truth = { is: 'expense', supplier };
  const account = { counterparty_account: supplierIban(supplier) };
  return [
    ...refunds,
    paid('working', truth, amount_cents, dayOf(month, 24), { ...account, ...BACK }),
    paid('working', truth, -amount_cents, dayOf(month, 26), account),
  ];
}

/** Returns the transfer between the two accounts that names neither. */
function namelessTransfer(month: number): YearLine[] {
  if (month !== NAMELESS_TRANSFER.month) return [];
  const { amount_cents } = NAMELESS_TRANSFER;
  const truth: Truth = { is: 'account', code: '58' };
  return [
    paid('working', truth, -amount_cents, dayOf(month, 25), { code: '00113000' }),
    paid('reserve', truth, amount_cents, dayOf(month, 25), { code: '00164000' }),
  ];
}

/** Lists the bank's bookings in a month, by day. */
export function linesOf(
  month: number,
  asked: readonly Asked[],
  invoices: readonly Invoice[],
): YearLine[] {
  const suppliers = invoices.map(({ supplier, amount_cents }) =>
    paid('working', { is: 'expense', supplier }, -amount_cents, dayOf(month, 20 + supplier), {
      counterparty_account: supplierIban(supplier),
      counterparty_name: `FOURNISSEUR ${supplier}`,
    }),
  );
  const bounced = asked
    .filter(({ owner, place }) => owner === BOUNCED && place === 'working')
    .map(({ owner, amount_cents, communication }) =>
      paid('working', { is: 'owner', owner }, -amount_cents, dayOf(month, 27), {
        ...exactly(communication),
        counterparty_account: ownerIban(owner),
        ...BACK,
      }),
    );
  const lines = [
    ...asked.flatMap((one) => paymentsOf(one, asked, month)),
    ...suppliers,
    ...listBankCharges(month),
    ...refundsOf(month, asked),
    ...backFromSuppliers(month, invoices),
    ...namelessTransfer(month),
    ...(month % 4 === 0 ? bounced : []),
  ];
  const day = ({ movement }: YearLine) => movement.booked_on;
  return lines.toSorted((one, other) => (day(one) < day(other) ? -1 : 1));
}

/** Makes the statements of a month, each line under its own reference, and the balances after it. */
export function statementsOf(
  month: number,
  lines: readonly (YearLine & { readonly reference: string })[],
  balances: Readonly<Record<Place, number>>,
): { readonly statements: WrittenStatement[]; readonly balances: Record<Place, number> } {
  const after: Record<Place, number> = { ...balances };
  const statements = (['working', 'reserve'] as const).map((place) => {
    const movements = lines
      .filter((line) => line.place === place)
      .map(({ movement, reference }) => ({ ...movement, end_to_end_id: reference }));
    after[place] += movements.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return {
      iban: ACCOUNTS[place],
      number: month,
      date: lastDayOf(month),
      opening_cents: balances[place],
      movements,
    };
  });
  return { statements, balances: after };
}
