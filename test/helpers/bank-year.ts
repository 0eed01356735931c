import type { WrittenMovement, WrittenStatement } from './coda-writer.ts';

/**
 * A year of the bank of one building: who pays how, month by month, and what each line truly is. What a
 * bank writes is what a matching sees; the truth is for the test alone.
 */

/** What a line truly is. */
export type Truth =
  /** Paid by them, or their payment that came back. */
  | { readonly is: 'owner'; readonly owner: number }
  | { readonly is: 'refund'; readonly owner: number }
  /** Paid, or come back. */
  | { readonly is: 'expense'; readonly supplier: number }
  | { readonly is: 'account'; readonly code: string }
  | { readonly is: 'unknown' };

/** On which of the two accounts. */
type Place = 'working' | 'reserve';

export interface YearLine {
  readonly place: Place;
  readonly truth: Truth;
  readonly movement: WrittenMovement;
}

/** What was asked of an owner in a month. */
export interface Asked {
  readonly owner: number;
  readonly place: Place;
  readonly amount_cents: number;
  /** Twelve digits. */
  readonly communication: string;
}

/** An invoice that is to be paid. */
export interface Invoice {
  readonly supplier: number;
  readonly amount_cents: number;
}

export const OWNERS = 59;
export const SUPPLIERS = 7;
/** The last of them is paid without that anybody has said whose account it is. */
export const WITHOUT_RULE = SUPPLIERS - 1;
export const ACCOUNTS = { working: 'BE68539007547034', reserve: 'BE62510007547061' } as const;

/** A Belgian account number of somebody. */
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

/** Those who pay otherwise than exactly, with the communication, from their own account. */
const SILENT = [40, 41, 42, 43];
const IN_PARTS = [44, 45, 46, 47, 48];
const IN_WORDS = 51;
const NEIGHBOUR = { owner: 53, of: 52, month: 5 };
const MOVED = { owner: 54, from: 6 };
const TWICE = { owner: 55, month: 4 };
const MORE = { owner: 56, month: 2 };
/** Pays, and the bank takes it back. */
const BOUNCED = 58;
const STRANGE = { owner: 57, month: 8 };
/** A supplier whose account the bank does not know for a day: what was paid comes back, and is paid again. */
const REJECTED = { supplier: 2, month: 7 };
/** Who pays something back, without that anybody has booked a note. */
export const REFUNDING = { supplier: 0, months: [5, 10], amount_cents: 3_500 };
/** An own transfer of which the bank says no more than that it is one. */
const NAMELESS_TRANSFER = { month: 6, amount_cents: 100_000 };
const BACK = { code: '00503000', return_kind: '2', return_reason: 'AM04' };

/** How one owner pays what was asked: one line, or several. */
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

/** What the bank itself takes and gives, and what goes between the two accounts. */
function ofTheBank(month: number): YearLine[] {
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

/** What was paid twice goes back; the owner has closed the account, and it is here again. */
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

/** What suppliers send back, and what their banks do. */
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

/** What goes from one account to the other with neither of them named. */
function namelessTransfer(month: number): YearLine[] {
  if (month !== NAMELESS_TRANSFER.month) return [];
  const { amount_cents } = NAMELESS_TRANSFER;
  const truth: Truth = { is: 'account', code: '58' };
  return [
    paid('working', truth, -amount_cents, dayOf(month, 25), { code: '00113000' }),
    paid('reserve', truth, amount_cents, dayOf(month, 25), { code: '00164000' }),
  ];
}

/** What the bank books in a month, by its days. */
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
    ...ofTheBank(month),
    ...refundsOf(month, asked),
    ...backFromSuppliers(month, invoices),
    ...namelessTransfer(month),
    ...(month % 4 === 0 ? bounced : []),
  ];
  const day = ({ movement }: YearLine) => movement.booked_on;
  return lines.toSorted((one, other) => (day(one) < day(other) ? -1 : 1));
}

/** The statements of a month, each line under a reference of its own; and the balances after it. */
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
