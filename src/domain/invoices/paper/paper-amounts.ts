import { parseEuro, type Cents } from '#domain/kernel/money.ts';

/** An amount on a line, and where it ends. */
export interface PaperAmount {
  readonly cents: Cents;
  /** Less than `cents` where its first group, before a space, may be a number of its own. */
  readonly least_cents: Cents;
  readonly index: number;
  readonly end: number;
}

/** Digits in groups of three by one sign, or without groups, then two decimals. */
const WITH_COMMA = String.raw`(?:\d{1,3}([ .'])\d{3}(?:\1\d{3})*|\d+),\d{2}`;
const WITH_POINT = String.raw`(?:\d{1,3}([ ,'])\d{3}(?:\2\d{3})*|\d+)\.\d{2}`;
/** Neither part of a day, a number or a code, nor negative, nor a percentage. */
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,'/]|- ?)(?:${WITH_COMMA}|${WITH_POINT})(?![.,'/]?\d|-| ?%)`,
  'g',
);
const OTHER_CURRENCY = /\b(?:usd|gbp|chf)\b|[$£]/;
const EURO = /€|\beuros?\b|\beur\b/;

/**
 * Finds the positive amounts on a folded line: 1.234,56, 1 234,56, 1'234.56, 1,234.56 or without groups,
 * always with two decimals. A number that two styles read differently has no two decimals, and is none.
 */
export function findAmounts(folded: string): PaperAmount[] {
  return [...folded.matchAll(AMOUNT)].flatMap(({ 0: written, index }) => {
    const cents = toCents(written);
    const least_cents = toCents(written.slice(written.lastIndexOf(' ') + 1));
    if (cents === undefined || least_cents === undefined) return [];
    return [{ cents, least_cents, index, end: index + written.length }];
  });
}

function toCents(written: string): Cents | undefined {
  const digits = written.replaceAll(/\D/g, '');
  return parseEuro(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Whether a text names another currency than euro, and not euro. */
export function isInOtherCurrency(folded: string): boolean {
  return OTHER_CURRENCY.test(folded) && !EURO.test(folded);
}
