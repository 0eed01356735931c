import { parseDecimal } from '#domain/kernel/decimal.ts';
import { hasInvisible, toStoredName } from '#domain/kernel/fold-text.ts';
import { parseShare, type Fraction } from '#domain/kernel/fraction.ts';
import {
  MAX_EMAIL_LENGTH,
  isEmail,
  normaliseEnterpriseNumber,
  normalisePhone,
} from '#domain/kernel/identifiers.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import { parseNumberInput } from '#domain/kernel/number-input.ts';
import type { ErrorFacts, ImportErrorCode } from './import-error.ts';

/** The value of a cell, or why it is not usable. */
type CellResult<T> =
  | { readonly value: T }
  | { readonly code: ImportErrorCode; readonly params: ErrorFacts };

/** Reads a cell without surrounding blanks; an optional column also accepts the empty text. */
export type CellReader<T> = (text: string) => CellResult<T>;

const SHARE = /^\d{1,9}\/\d{1,9}$/;
const COUNTRY = /^[A-Z]{2}$/;
const ACCOUNT = /^\d{1,6}$/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Days as spreadsheets of Belgium show them. */
const WRITTEN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
/** Text that a spreadsheet took for a day without its year: `01-mars`, `mrt-26`. */
const SHORT_DAY = /^(?:\d{1,4}[-/. ]\p{L}{3,}\.?|\p{L}{3,}\.?[-/. ]\d{1,4})$/u;
const YES = ['true', 'vrai', 'waar', 'wahr', 'yes', 'oui', 'ja'];
const NO = ['false', 'faux', 'onwaar', 'falsch', 'no', 'non', 'nee', 'nein'];

/** Whether a comma is before a point, as in English texts: `1,234.50`. */
function isEnglish(amount: string): boolean {
  const comma = amount.indexOf(',');
  return comma !== -1 && amount.indexOf('.', comma) !== -1;
}

function refusal(code: ImportErrorCode, value: string, params: ErrorFacts = {}) {
  return { code, params: { value, ...params } };
}

/** Makes a reader that refuses an empty cell with missing_value. */
export function required<T>(read: CellReader<T>): CellReader<T> {
  return (cell) => (cell === '' ? { code: 'missing_value', params: {} } : read(cell));
}

/** Makes a reader that reads an empty cell as `initial`. */
export function orElse<T, const I>(read: CellReader<T>, initial: I): CellReader<T | I> {
  return (cell) => (cell === '' ? { value: initial } : read(cell));
}

/** Reads text of limited length. Refuses text_too_long. */
export function text(maximum: number): CellReader<string> {
  return (value) =>
    value.length > maximum ? refusal('text_too_long', value.slice(0, 20), { maximum }) : { value };
}

/** Reads the name of something, as it is stored. Refuses invisible_characters, text_too_long. */
export function name(maximum: number): CellReader<string> {
  const read = text(maximum);
  return (value) =>
    hasInvisible(value)
      ? refusal('invisible_characters', value.slice(0, 20))
      : read(toStoredName(value));
}

/** Reads a number or name of something, which is no day. Refuses turned_into_date, and as name does. */
export function identifier(maximum: number): CellReader<string> {
  const read = name(maximum);
  return (value) =>
    readDay(value) === undefined ? read(value) : refusal('turned_into_date', value);
}

/** Reads one of a closed set of names, spelled exactly. Refuses invalid_choice. */
export function choice<const T extends string>(allowed: readonly T[]): CellReader<T> {
  return (value) => {
    const found = allowed.find((one) => one === value);
    return found === undefined
      ? refusal('invalid_choice', value, { allowed: allowed.join(', ') })
      : { value: found };
  };
}

/** Reads a whole number within inclusive bounds. Refuses invalid_integer, out_of_range. */
export function integer(minimum: number, maximum: number): CellReader<number> {
  return (value) => {
    const plain = parseNumberInput(value, 'fr', 0);
    if (plain === undefined) return refuseNumber('invalid_integer', value);
    const number = Number(plain) + 0;
    return number < minimum || number > maximum
      ? refusal('out_of_range', value, { minimum, maximum })
      : { value: number };
  };
}

/**
 * Reads a decimal with limited decimal places within inclusive bounds. Refuses invalid_decimal,
 * out_of_range.
 */
export function decimal(decimals: number, minimum: number, maximum: number): CellReader<number> {
  return (value) => {
    const plain = readNumber(value, decimals);
    if (plain === undefined || parseDecimal(plain, decimals) === undefined) {
      return refuseNumber('invalid_decimal', value, { decimals });
    }
    const number = Number(plain);
    return number < minimum || number > maximum
      ? refusal('out_of_range', value, { minimum, maximum })
      : { value: number };
  };
}

/**
 * Reads a decimal as programs write it, `1234.50`, or as people do: `1.234,50 €`, `1,234.50`. A single
 * point is decimal, as in the cells of a workbook.
 */
function readNumber(value: string, decimals: number): string | undefined {
  if (PLAIN_NUMBER.test(value)) return value;
  return parseNumberInput(value, isEnglish(value) ? 'en' : 'fr', decimals);
}

function refuseNumber(code: ImportErrorCode, value: string, params: ErrorFacts = {}) {
  return isTurnedIntoDate(value)
    ? refusal('turned_into_date', value)
    : refusal(code, value, params);
}

/** Whether a spreadsheet has taken the text for a day. */
function isTurnedIntoDate(value: string): boolean {
  return readDay(value) !== undefined || SHORT_DAY.test(value);
}

/** Reads a day as YYYY-MM-DD, or as in Belgium: day, month, year. */
function readDay(value: string): LocalDate | undefined {
  if (isLocalDate(value)) return value;
  const [, day = '', month = '', year = ''] = WRITTEN_DAY.exec(value) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}

/** Reads an existing day: 2026-11-15 or 15/11/2026. Refuses invalid_date. */
export const localDate: CellReader<LocalDate> = (value) => {
  const day = readDay(value);
  return day === undefined ? refusal('invalid_date', value) : { value: day };
};

/** Reads true or false, yes or no, in any of the four languages and in any case. Refuses invalid_boolean. */
export const truth: CellReader<boolean> = (value) => {
  const lower = value.toLowerCase();
  if (!YES.includes(lower) && !NO.includes(lower)) return refusal('invalid_boolean', value);
  return { value: YES.includes(lower) };
};

/** Reads a fraction n/d above 0 and at most 1, of up to nine digits each. Refuses invalid_share. */
export const share: CellReader<Fraction> = (value) => {
  const fraction = SHARE.test(value) ? parseShare(value) : undefined;
  return fraction === undefined ? refuseNumber('invalid_share', value) : { value: fraction };
};

/** Reads an e-mail address. Refuses invalid_email. */
export const email: CellReader<string> = (value) =>
  isEmail(value) ? { value } : refusal('invalid_email', value.slice(0, MAX_EMAIL_LENGTH));

/** Reads a telephone number, kept in its international form. Refuses invalid_phone. */
export const phone: CellReader<string> = (value) => {
  const number = normalisePhone(value);
  return number === undefined ? refusal('invalid_phone', value) : { value: number };
};

/** Reads a Belgian enterprise number, kept as its ten digits. Refuses invalid_enterprise_number. */
export const enterpriseNumber: CellReader<string> = (value) => {
  const number = normaliseEnterpriseNumber(value);
  return number === undefined ? refusal('invalid_enterprise_number', value) : { value: number };
};

/** Reads two capitals (ISO 3166-1). Refuses invalid_country. */
export const country: CellReader<string> = (value) =>
  COUNTRY.test(value) ? { value } : refusal('invalid_country', value);

/** Reads a yearly fraction (0.08 is 8 %), or the name of the legal rate. */
export const lateInterestRate: CellReader<number | 'Legal'> = (value) =>
  value === 'Legal' ? { value } : decimal(6, 0, 1)(value);

/** Reads the code of an account, one to six digits. Refuses invalid_integer. */
export const accountCode: CellReader<string> = (value) =>
  ACCOUNT.test(value) ? { value } : refusal('invalid_integer', value.slice(0, 20));
