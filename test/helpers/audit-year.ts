import type {
  AuditCheck,
  AuditExpense,
  AuditFacts,
  AuditPayment,
  AuditSupplier,
} from '#domain/audits/audit-facts.ts';
import { addDays, addMonths, daysBetween } from '#domain/kernel/local-date.ts';
import { isWeekend } from '#domain/kernel/working-days.ts';

/** An irregularity planted in a year: the check that should find it, and the records it is in. */
export interface Planted {
  readonly check: AuditCheck;
  readonly ids: readonly string[];
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };
type Expense = Mutable<AuditExpense>;
type Payment = Mutable<AuditPayment>;

const VOUCHERS = 2_000;
/** Invoices that the irregularities add. */
const PLANTED_INVOICES = 25;
const THRESHOLD_CENTS = 500_000;
const FIRST_DAY = '2025-01-01';
const LAST_DAY = '2025-12-31';
const INSTALMENT_CENTS = 181_500;
const EXTRA_CENTS = 7_260;

const none = { enterprise_number: null, email: null, phone: null, address: null };

/** Random numbers from a seed (mulberry32). */
function makeRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { between, chance: (percent: number) => next() * 100 < percent };
}

type Random = ReturnType<typeof makeRandom>;

const ibanOf = (number: number) => `BE${String(number).padStart(14, '0')}`;

function workday(date: string): string {
  let day = date;
  while (isWeekend(day)) day = addDays(day, day < '2025-12-20' ? 1 : -1);
  return day;
}

/** The year under construction. */
class Year {
  readonly expenses: Expense[] = [];
  readonly payments: Payment[] = [];
  readonly suppliers: Mutable<AuditSupplier>[] = [];
  readonly random: Random;
  #count = 0;

  constructor(random: Random) {
    this.random = random;
  }

  #id(kind: string): string {
    this.#count += 1;
    return `${kind}${this.#count}`;
  }

  supplier(details: Partial<AuditSupplier> = {}): Mutable<AuditSupplier> {
    const number = this.suppliers.length + 1;
    const supplier = {
      ...none,
      id: `s${number}`,
      name: `Supplier ${number}`,
      email: `info@supplier${number}.example`,
      phone: `+3224${String(number).padStart(6, '0')}`,
      address: `Rue ${number}, 1000 Bruxelles`,
      ibans: [{ iban: ibanOf(number), entered_on: '2022-05-01' }],
      ...details,
    };
    this.suppliers.push(supplier);
    return supplier;
  }

  invoice(supplier: AuditSupplier, given: Partial<AuditExpense> = {}): Expense {
    const expense: Expense = {
      id: this.#id('e'),
      kind: 'Invoice',
      supplier_id: supplier.id,
      invoice_number: null,
      dated_on: FIRST_DAY,
      amount_cents: 10_000,
      account_code: '6107',
      has_document: true,
      has_quotes: false,
      contract_id: null,
      ...given,
    };
    this.expenses.push(expense);
    return expense;
  }

  pay(expense: AuditExpense, given: Partial<AuditPayment> = {}): Payment {
    const supplier = this.suppliers.find(({ id }) => id === expense.supplier_id);
    const payment: Payment = {
      id: this.#id('p'),
      paid_on: addDays(expense.dated_on, this.random.between(5, 30)),
      amount_cents: expense.amount_cents,
      counterparty_iban: supplier?.ibans.at(-1)?.iban ?? null,
      supplier_id: expense.supplier_id,
      expense_ids: [expense.id],
      account_codes: ['440'],
      ...given,
    };
    this.payments.push(payment);
    return payment;
  }
}

/** Adds contracts, energy, and the syndic's fees. */
function addRegularInvoices(year: Year) {
  const { random } = year;
  for (let contract = 0; contract < 8; contract += 1) {
    const supplier = year.supplier();
    // Half are just under the threshold each month, as a large cleaning contract is.
    const amount_cents = contract % 2 === 0 ? 450_000 + contract : random.between(20_000, 90_000);
    for (let month = 0; month < 12; month += 1) {
      const dated_on = addDays(addMonths(FIRST_DAY, month + 1), -1);
      const invoice_number = `2025-${contract}${String(month + 1).padStart(2, '0')}`;
      const given = { amount_cents, contract_id: `c${contract}`, account_code: '6105' };
      year.pay(year.invoice(supplier, { ...given, dated_on, invoice_number }));
    }
  }
  for (let energy = 0; energy < 4; energy += 1) {
    const supplier = year.supplier();
    for (let month = 0; month < 12; month += 1) {
      const dated_on = addDays(addMonths(FIRST_DAY, month), random.between(0, 27));
      const amount_cents = random.between(30_000, 400_000);
      const invoice_number = String(7_000_000 + month * 1_000 + random.between(0, 999));
      const given = { amount_cents, account_code: '6121', invoice_number };
      year.pay(year.invoice(supplier, { ...given, dated_on }));
    }
  }
  const syndic = year.supplier({ name: 'Syndic SRL' });
  const fees = Array.from({ length: 4 }, (_, quarter) =>
    year.invoice(syndic, {
      amount_cents: INSTALMENT_CENTS,
      account_code: '61300',
      dated_on: workday(addMonths(FIRST_DAY, quarter * 3)),
      invoice_number: `S2025/${quarter * 10 + 1}`,
    }),
  );
  const extra = { amount_cents: 3 * EXTRA_CENTS, account_code: '61300', dated_on: '2025-05-06' };
  year.pay(year.invoice(syndic, { ...extra, invoice_number: 'S2025/12' }));
  for (const fee of fees) year.pay(fee);
  return { syndic, fees };
}

/** Adds tradespeople until the year has its vouchers, with what an ordinary year also has. */
function addTrades(year: Year, until: number): AuditSupplier[] {
  const { random } = year;
  const trades = Array.from({ length: 60 }, (_, index) =>
    // Every tenth is new this year; its first account is no change.
    year.supplier(
      index % 10 === 0
        ? { ibans: [{ iban: ibanOf(9_000 + index), entered_on: '2025-03-03' }] }
        : {},
    ),
  );
  const plan = Array.from({ length: until - year.expenses.length }, () => ({
    trade: random.between(0, trades.length - 1),
    dated_on: addDays(FIRST_DAY, random.between(0, daysBetween(FIRST_DAY, LAST_DAY))),
  })).sort((a, b) => daysBetween(b.dated_on, a.dated_on));
  const counters = trades.map(() => random.between(1, 400));
  for (const { trade, dated_on } of plan) {
    const supplier = trades[trade];
    if (supplier === undefined) continue;
    counters[trade] = (counters[trade] ?? 0) + random.between(1, 9);
    // One numbers by customer, one works at weekends, one has a fixed price for a visit.
    const counter = trade === 1 ? random.between(1, 9_999) : (counters[trade] ?? 0);
    const isWeekendTrade = trade === 2 || random.chance(0.15);
    const amount_cents =
      trade === 3
        ? 9_680
        : random.chance(3)
          ? random.between(420_000, 900_000)
          : drawAmount(random);
    const expense = year.invoice(supplier, {
      dated_on: isWeekendTrade ? dated_on : workday(dated_on),
      invoice_number: `F2025-${String(counter).padStart(4, '0')}`,
      amount_cents,
      has_quotes: amount_cents >= THRESHOLD_CENTS || random.chance(60),
    });
    if (random.chance(98)) year.pay(expense);
  }
  return trades;
}

function drawAmount(random: Random): number {
  // Prices in whole euro are common: some amounts occur twice by chance.
  const cents = random.between(4_000, 350_000);
  return random.chance(30) ? Math.round(cents / 2_500) * 2_500 : cents;
}

/** Adds payments that need no invoice, and changes of accounts that are none of the last 30 days. */
function addHarmlessPayments(year: Year): void {
  for (let month = 0; month < 12; month += 1) {
    const paid_on = addMonths('2025-01-05', month);
    const given = { paid_on, supplier_id: null, expense_ids: [], counterparty_iban: null };
    const [expense] = year.expenses;
    if (expense === undefined) continue;
    year.pay(expense, { ...given, amount_cents: 1_210, account_codes: ['65'] });
    year.pay(expense, { ...given, amount_cents: 250_000, account_codes: ['58'] });
    year.pay(expense, { ...given, amount_cents: 8_000 + month, account_codes: ['4101'] });
  }
  const changed = year.supplier();
  changed.ibans = [...changed.ibans, { iban: ibanOf(8_001), entered_on: '2025-02-01' }];
  year.pay(year.invoice(changed, { dated_on: '2025-03-10', invoice_number: 'A1' }));
}

/** Plants twenty irregularities, of which one is beyond the checks. */
function plant(
  year: Year,
  trades: readonly AuditSupplier[],
  { syndic, fees }: { syndic: AuditSupplier; fees: Expense[] },
): Planted[] {
  const planted: Planted[] = [];
  const add = (check: AuditCheck, ...ids: string[]) => planted.push({ check, ids });
  const trade = (index: number) => trades[index] ?? syndic;
  const paid = (supplier: AuditSupplier, given: Partial<AuditExpense>) => {
    const expense = year.invoice(supplier, given);
    return { expense, payment: year.pay(expense) };
  };

  const anyPaid = paid(trade(10), { dated_on: '2025-04-08', amount_cents: 61_234 });
  const without = { expense_ids: [], account_codes: ['440'], paid_on: '2025-04-22' };
  add(
    'payment_without_voucher',
    year.pay(anyPaid.expense, { ...without, amount_cents: 77_700 }).id,
  );
  const cost = { ...without, account_codes: ['6107'], amount_cents: 45_045 };
  add('payment_without_voucher', year.pay(anyPaid.expense, cost).id);
  const unfiled = paid(trade(11), { dated_on: '2025-05-13', amount_cents: 123_456 });
  unfiled.expense.has_document = false;
  add('payment_without_voucher', unfiled.payment.id);

  const splits = (supplier: AuditSupplier, days: readonly string[], amounts: readonly number[]) =>
    days.map((dated_on, index) => paid(supplier, { dated_on, amount_cents: amounts[index] ?? 0 }));
  for (const parts of [
    splits(trade(12), ['2025-06-03', '2025-06-05'], [495_000, 488_250]),
    splits(trade(13), ['2025-09-01', '2025-09-10', '2025-09-26'], [470_000, 499_999, 421_300]),
    // At three quarters of the threshold: too far below it to be found.
    splits(trade(14), ['2025-10-02', '2025-10-31'], [372_500, 385_750]),
  ]) {
    add('split_below_threshold', ...parts.map(({ expense }) => expense.id));
  }

  for (const [index, days] of [0, 12, 30].entries()) {
    const supplier = year.supplier();
    const entered_on = '2025-07-01';
    supplier.ibans = [...supplier.ibans, { iban: ibanOf(8_100 + index), entered_on }];
    const { payment } = paid(supplier, { dated_on: '2025-06-20', amount_cents: 210_000 + index });
    payment.paid_on = addDays(entered_on, days);
    add('iban_changed_before_payment', payment.id);
  }

  const original = { dated_on: '2025-02-11', amount_cents: 187_331, invoice_number: 'V25/00731' };
  const again = { ...original, dated_on: '2025-03-20', invoice_number: 'V25-731' };
  const repeated = (supplier: AuditSupplier, one: Partial<AuditExpense>, two: typeof one) =>
    add('same_amount_twice', paid(supplier, one).expense.id, paid(supplier, two).expense.id);
  repeated(trade(15), original, again);
  repeated(trade(16), { ...original, amount_cents: 98_765 }, { ...again, amount_cents: 98_765 });
  const visit = { dated_on: '2025-08-19', amount_cents: 54_321, invoice_number: 'W-18' };
  repeated(trade(17), visit, { ...visit, dated_on: '2025-08-27', invoice_number: 'W-19' });
  const twice = paid(trade(18), { dated_on: '2025-11-04', amount_cents: 66_012 });
  const second = year.pay(twice.expense, { paid_on: addDays(twice.payment.paid_on, 3) });
  add('same_amount_twice', twice.payment.id, second.id);

  for (const dated_on of ['2025-03-09', '2025-09-13']) {
    const { expense } = paid(trade(20 + planted.length), { dated_on, amount_cents: 33_517 });
    add('weekend_invoice', expense.id);
  }

  for (const [index, dated_on] of ['2025-05-20', '2025-10-07'].entries()) {
    const number = `F2025-${index === 0 ? '9500' : '0001'}`;
    const given = { dated_on, amount_cents: 71_000 + index, invoice_number: number };
    add('number_out_of_order', paid(trade(45 + index), given).expense.id);
  }

  const linked = [
    year.supplier({ name: 'Toitures du Parc SRL', phone: '+3225550101' }),
    year.supplier({ name: 'Jardins', ibans: [{ iban: ibanOf(777), entered_on: '2020-01-01' }] }),
  ];
  for (const supplier of linked) {
    const given = { dated_on: '2025-06-10', amount_cents: 142_000, invoice_number: 'X1' };
    add('supplier_linked_to_syndic', paid(supplier, given).expense.id);
  }

  const fee = fees[2];
  if (fee !== undefined) {
    fee.amount_cents += 12_100;
    const payment = year.payments.find(({ expense_ids }) => expense_ids.includes(fee.id));
    if (payment !== undefined) payment.amount_cents = fee.amount_cents;
    add('fee_above_contract', fee.id);
  }
  return planted;
}

/** Makes a year of 2,000 vouchers with twenty planted irregularities, the same for a seed. */
export function makeAuditYear(seed: number): {
  readonly facts: AuditFacts;
  readonly planted: readonly Planted[];
} {
  const year = new Year(makeRandom(seed));
  const syndic = addRegularInvoices(year);
  addHarmlessPayments(year);
  const trades = addTrades(year, VOUCHERS - PLANTED_INVOICES);
  const planted = plant(year, trades, syndic);
  return {
    planted,
    facts: {
      expenses: year.expenses,
      payments: year.payments,
      suppliers: year.suppliers,
      syndic: [
        { ...none, name: 'Syndic SA', phone: '+3225550101', ibans: [ibanOf(777)] },
        { ...none, name: 'Jeanne Peeters', email: 'jeanne@gmail.com', ibans: [] },
      ],
      contracts: [
        {
          supplier_id: syndic.syndic.id,
          from: FIRST_DAY,
          to: LAST_DAY,
          instalment_cents: INSTALMENT_CENTS,
          instalments_per_year: 4,
          extra_prices_cents: [EXTRA_CENTS],
        },
      ],
      quote_threshold_cents: THRESHOLD_CENTS,
    },
  };
}
