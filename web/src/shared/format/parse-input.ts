import { parseNumberInput, formatNumberInput } from '#domain/kernel/number-input.ts';
import { getNumberLanguage } from './number-language.ts';

/** Decimals of an amount in euro. */
const CENTS = 2;
/** Decimals of quantities and prices per unit in the API. */
const SIX = 6;

/** Trimmed text, or null if it is empty. */
export function trimToNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** Parses an amount in euro typed in the language of the page; undefined if it is none. */
export function parseAmount(text: string): string | undefined {
  return parseNumberInput(text, getNumberLanguage(), CENTS);
}

/** Parses an amount in euro that passed its check; null if none is typed. */
export function parseOptionalAmount(text: string): number | null {
  return text.trim() === '' ? null : Number(parseAmount(text));
}

/** Parses a typed integer; undefined if it is none or has more than ten digits. */
export function parseInteger(text: string): number | undefined {
  const found = parseNumberInput(text, getNumberLanguage(), 0);
  return found !== undefined && /^-?\d{1,10}$/.test(found) ? Number(found) : undefined;
}

/** Parses a typed number with at most this many decimals; undefined if it is none. */
export function parseDecimal(text: string, maxDecimals: number = SIX): number | undefined {
  const found = parseNumberInput(text, getNumberLanguage(), maxDecimals);
  return found === undefined ? undefined : Number(found);
}

/** Parses a percentage such as `8,5 %` as a fraction, exact to six decimals; undefined if it is none. */
export function parsePercent(text: string): number | undefined {
  const percent = parseDecimal(text.replace(/%\s*$/, ''), SIX - 2);
  if (percent === undefined || percent < 0) return undefined;
  return Math.round(percent * 10 ** (SIX - 2)) / 10 ** SIX;
}

/** Writes a number as it would be typed in the language of the page. */
export function writeNumber(value: number): string {
  return formatNumberInput(value, getNumberLanguage());
}

/** Writes a fraction as the percentage that would be typed. */
export function writePercent(rate: number): string {
  return writeNumber(Math.round(rate * 10 ** SIX) / 10 ** (SIX - 2));
}
