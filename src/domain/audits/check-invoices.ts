import { daysBetween } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { isWeekend } from '#domain/kernel/working-days.ts';
import type { AuditExpense, AuditFacts, AuditFinding } from './audit-facts.ts';
import { findOutOfOrder } from './number-order.ts';

type Expenses = Pick<AuditFacts, 'expenses'>;

function inTime(a: AuditExpense, b: AuditExpense): number {
  return daysBetween(b.dated_on, a.dated_on);
}

/** Returns the invoices of each supplier by date, without credit notes. */
function invoicesBySupplier(expenses: readonly AuditExpense[]): AuditExpense[][] {
  const invoices = expenses.filter(
    ({ kind, supplier_id }) => kind === 'Invoice' && supplier_id !== null,
  );
  return [...Map.groupBy(invoices, ({ supplier_id }) => supplier_id).values()].map((own) =>
    [...own].sort(inTime),
  );
}

function report(
  check: AuditFinding['check'],
  expenses: readonly AuditExpense[],
  facts: AuditFinding['facts'],
): AuditFinding {
  return {
    check,
    supplier_id: expenses[0]?.supplier_id ?? null,
    expense_ids: expenses.map(({ id }) => id),
    payment_ids: [],
    facts,
  };
}

/**
 * Finds invoices from the threshold on without quotes, unless they fall under an approved contract.
 * Rule: Civil Code, art. 3.88 §1 1° c.
 */
export function findMissingQuotes({
  expenses,
  quote_threshold_cents: threshold,
}: Expenses & Pick<AuditFacts, 'quote_threshold_cents'>): AuditFinding[] {
  if (threshold === null) return [];
  return expenses
    .filter(
      ({ kind, amount_cents, has_quotes, contract_id }) =>
        kind === 'Invoice' && amount_cents >= threshold && !has_quotes && contract_id === null,
    )
    .map((one) =>
      report('quotes_missing', [one], {
        amount: toEuro(one.amount_cents),
        threshold: toEuro(threshold),
      }),
    );
}

/** Part of the threshold from which an invoice is just under it, in percent. */
const JUST_UNDER_PERCENT = 80;
/** Days in which one order may be split over several invoices. */
const SPLIT_DAYS = 30;

/**
 * Finds two or more invoices of one supplier within 30 days, each from 80 % up to below the threshold,
 * without quotes or contract: together they exceed it.
 * Rule: Civil Code, art. 3.88 §1 1° c; an order is not split to avoid quotes.
 */
export function findSplitInvoices({
  expenses,
  quote_threshold_cents: threshold,
}: Expenses & Pick<AuditFacts, 'quote_threshold_cents'>): AuditFinding[] {
  if (threshold === null) return [];
  const isJustUnder = ({ amount_cents, has_quotes, contract_id }: AuditExpense) =>
    amount_cents < threshold &&
    amount_cents * 100 >= threshold * JUST_UNDER_PERCENT &&
    !has_quotes &&
    contract_id === null;
  return invoicesBySupplier(expenses)
    .flatMap((own) => clusterByDays(own.filter(isJustUnder), SPLIT_DAYS))
    .filter((cluster) => cluster.length > 1)
    .map((cluster) =>
      report('split_below_threshold', cluster, {
        sum: toEuro(sumCents(cluster.map(({ amount_cents }) => amount_cents))),
        threshold: toEuro(threshold),
      }),
    );
}

/** Groups invoices, given by date, that lie within a number of days of the first of their group. */
function clusterByDays(invoices: readonly AuditExpense[], days: number): AuditExpense[][] {
  const clusters: AuditExpense[][] = [];
  for (const invoice of invoices) {
    const cluster = clusters.at(-1);
    const [first] = cluster ?? [];
    const isNear = first !== undefined && daysBetween(first.dated_on, invoice.dated_on) <= days;
    if (cluster !== undefined && isNear) cluster.push(invoice);
    else clusters.push([invoice]);
  }
  return clusters;
}

/** Days between two invoices of one amount that are pointed out. */
const REPEATED_DAYS = 10;

/**
 * Finds pairs of invoices of one supplier with the same amount: under one number written in two ways, or at
 * most 10 days apart. Fixed prices (the amount occurs more often in the year), contracts and invoices that a
 * credit note of the same amount corrects are left out.
 * Rule: a supplier uses a number once (Royal Decree no. 1 on VAT, art. 5).
 */
export function findRepeatedInvoices({ expenses }: Expenses): AuditFinding[] {
  const credited = new Set(
    expenses
      .filter(({ kind }) => kind === 'CreditNote')
      .map(({ supplier_id, amount_cents }) => `${supplier_id} ${amount_cents}`),
  );
  return invoicesBySupplier(expenses).flatMap((own) =>
    [...Map.groupBy(own, ({ amount_cents }) => amount_cents)].flatMap(([amount_cents, same]) => {
      const [first] = same;
      if (credited.has(`${first?.supplier_id ?? ''} ${amount_cents}`)) return [];
      return findPairs(same).map((pair) =>
        report('same_amount_twice', pair, { amount: toEuro(amount_cents) }),
      );
    }),
  );
}

function findPairs(same: readonly AuditExpense[]): AuditExpense[][] {
  return same.flatMap((one, index) =>
    same
      .slice(index + 1)
      .filter((other) => {
        if (haveSameNumber(one, other)) return true;
        const isNear = daysBetween(one.dated_on, other.dated_on) <= REPEATED_DAYS;
        return isNear && same.length === 2 && one.contract_id === null;
      })
      .map((other) => [one, other]),
  );
}

/** Whether two invoices have one number, however its signs and leading zeros are written. */
function haveSameNumber(one: AuditExpense, other: AuditExpense): boolean {
  const [first, second] = [plainNumber(one), plainNumber(other)];
  return first !== '' && first === second;
}

function plainNumber({ invoice_number }: AuditExpense): string {
  return (invoice_number ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '')
    .replaceAll(' ', '');
}

/** Accounts of suppliers whose invoices are dated by a machine, on any day: energy, water, insurance, bank. */
const MACHINE_DATED = /^(612|614|65)/;
/** Part of a supplier's invoices at weekends up to which one is unusual, in percent. */
const USUAL_WEEKEND_PERCENT = 15;

/**
 * Finds invoices dated on a Saturday or Sunday by a supplier that hardly ever does so. Energy, water,
 * insurance and banks are left out.
 */
export function findWeekendInvoices({ expenses }: Expenses): AuditFinding[] {
  return invoicesBySupplier(expenses).flatMap((own) => {
    const weekends = own.filter(
      ({ dated_on, account_code }) => isWeekend(dated_on) && !MACHINE_DATED.test(account_code),
    );
    const isUsual =
      weekends.length > 1 && weekends.length * 100 > own.length * USUAL_WEEKEND_PERCENT;
    if (isUsual) return [];
    return weekends.map((one) => report('weekend_invoice', [one], { dated_on: one.dated_on }));
  });
}

/** Finds invoices whose number does not follow the dates of the supplier's others. */
export function findNumbersOutOfOrder({ expenses }: Expenses): AuditFinding[] {
  return invoicesBySupplier(expenses).flatMap((own) =>
    findOutOfOrder(own).map((one) =>
      report('number_out_of_order', [one], {
        dated_on: one.dated_on,
        invoice_number: one.invoice_number ?? '',
      }),
    ),
  );
}
