import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { addMonths } from '#domain/kernel/local-date.ts';
import type { Invoice } from './invoice.ts';

const MAX_NAMES = 200;
const MAX_DESCRIPTION = 500;
/** The limit for a period entered manually. */
const LONGEST_MONTHS = 120;

/**
 * Describes an invoice by the names of its lines, then its notes (BT-22), and the payment terms (BT-20) if
 * there is no due date, as far as they fit.
 */
export function describeInvoice({ lines, number, notes, due_on, payment_terms }: Invoice): string {
  const names = shortened(distinct(lines.map(({ name }) => name)).join(', '), MAX_NAMES);
  const terms = due_on === null && payment_terms !== null ? [payment_terms] : [];
  const words = distinct([names === '' ? number : names, ...notes, ...terms]);
  return shortened(words.join(' — '), MAX_DESCRIPTION);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
    (text) => text !== '',
  );
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/**
 * Returns the one period of a whole invoice: its own, or else the one shared by all its lines. None if
 * lines differ, or beyond ten years, as no contract is prepaid for longer.
 * Rule: EN 16931, BG-14 and BG-26.
 */
export function findInvoicePeriod({ period, lines }: Invoice): CoveredPeriod | undefined {
  const [first, ...others] = lines.map((line) => line.period);
  const isShared = others.every((one) => one?.from === first?.from && one?.to === first?.to);
  const found = period ?? (isShared ? first : null) ?? null;
  if (found === null || found.to > addMonths(found.from, LONGEST_MONTHS)) return undefined;
  return { period_from: found.from, period_to: found.to };
}
