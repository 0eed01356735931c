import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { AuditExpense } from './audit-facts.ts';

/** A number with a counter: what precedes it names the series, such as a year. */
const COUNTED = /^(.*?)(\d{1,15})\D*$/;

/** Part of a series that may be out of order before its numbers mean nothing, in percent. */
const TOLERATED_PERCENT = 15;
/** Fewer invoices do not show an order. */
const LEAST_INVOICES = 4;

interface Numbered {
  readonly expense: AuditExpense;
  readonly counter: number;
}

/**
 * Finds the invoices of one supplier, given by date, whose numbers break the order of the dates: as few as
 * leave a rising series. Invoices of one day may come in any order. A series of fewer than four invoices, or
 * with more than 15 % (and more than one) out of order, such as numbers by customer, has no order.
 * Rule: invoices are numbered consecutively (Royal Decree no. 1 on VAT, art. 5).
 */
export function findOutOfOrder(invoices: readonly AuditExpense[]): AuditExpense[] {
  const counted = invoices.flatMap((expense) => {
    const [, series = '', counter = ''] = COUNTED.exec(expense.invoice_number ?? '') ?? [];
    return counter === '' ? [] : [{ expense, counter: Number(counter), series }];
  });
  return [...Map.groupBy(counted, ({ series }) => series).values()].flatMap((numbered) => {
    if (numbered.length < LEAST_INVOICES) return [];
    const rising = findLongestRising(
      [...numbered].sort(
        (a, b) =>
          compareCodePoints(a.expense.dated_on, b.expense.dated_on) || a.counter - b.counter,
      ),
    );
    const out = numbered.filter((one) => !rising.has(one));
    const isUnordered = out.length > 1 && out.length * 100 > numbered.length * TOLERATED_PERCENT;
    return isUnordered ? [] : out.map(({ expense }) => expense);
  });
}

/** Finds the longest part of a series whose counters never fall. */
function findLongestRising<Item extends Numbered>(items: readonly Item[]): ReadonlySet<Item> {
  // tails[n] ends the best part of length n + 1; each item points to the one before it.
  const tails: Item[] = [];
  const before = new Map<Item, Item | undefined>();
  for (const item of items) {
    const found = tails.findIndex(({ counter }) => counter > item.counter);
    const length = found === -1 ? tails.length : found;
    before.set(item, tails[length - 1]);
    tails[length] = item;
  }
  const rising = new Set<Item>();
  for (let item = tails.at(-1); item !== undefined; item = before.get(item)) rising.add(item);
  return rising;
}
