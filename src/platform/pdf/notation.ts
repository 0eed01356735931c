import type { Language } from '#domain/kernel/language.ts';
import { formatEuro, type Cents } from '#domain/kernel/money.ts';

const NARROW_NO_BREAK_SPACE = '\u{202F}';
const MINUS = '\u{2212}';
const ZERO_WIDTH_SPACE = '\u{200B}';
const NOTATIONS = {
  fr: { thousands: NARROW_NO_BREAK_SPACE, decimal: ',', day: '/' },
  nl: { thousands: '.', decimal: ',', day: '/' },
  de: { thousands: '.', decimal: ',', day: '.' },
  en: { thousands: ',', decimal: '.', day: '/' },
} as const;
/** Longer words do not fit into a narrow column. */
const LONG_WORD = 24;

/** Formats cents as an amount of the language: 123456 is '1.234,56' in Dutch. */
export function formatMoney(cents: Cents, language: Language): string {
  const digits = formatEuro(Math.abs(cents));
  const whole = groupDigits(digits.slice(0, -3), language);
  return `${cents < 0 ? MINUS : ''}${whole}${NOTATIONS[language].decimal}${digits.slice(-2)}`;
}

/** Formats a whole number in the language. */
export function formatInteger(value: number, language: Language): string {
  return useMinusSign(groupDigits(String(value), language));
}

/** Formats a date YYYY-MM-DD in digits, day first. */
export function formatDay(date: string, language: Language): string {
  return date.split('-').reverse().join(NOTATIONS[language].day);
}

/** Replaces the hyphen, which is too short to be noticed before a number. */
export function useMinusSign(text: string): string {
  return text.replace(/^-/, MINUS);
}

/** Adds break opportunities to words longer than this many characters. */
export function addBreaks(text: string, longest = LONG_WORD): string {
  const start = new RegExp(`[^\\s\\u{200B}]{${longest}}(?=[^\\s\\u{200B}])`, 'gu');
  return text.replaceAll(start, `$&${ZERO_WIDTH_SPACE}`);
}

function groupDigits(digits: string, language: Language): string {
  // Most amounts of a letter are below a thousand.
  if (digits.length <= 3) return digits;
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, NOTATIONS[language].thousands);
}
