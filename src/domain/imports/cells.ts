import { parseDecimal } from '#domain/kernel/decimal.ts';
import { parseShare, type Fraction } from '#domain/kernel/fraction.ts';
import {
  MAX_EMAIL_LENGTH,
  isEmail,
  normaliseEnterpriseNumber,
  normalisePhone,
} from '#domain/kernel/identifiers.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import type { ErrorFacts, ImportErrorCode } from './import-error.ts';

/** The value of a cell, or why it is not usable. */
type CellResult<T> =
  | { readonly value: T }
  | { readonly code: ImportErrorCode; readonly params: ErrorFacts };

/** Reads a cell without surrounding blanks; an optional column also accepts the empty text. */
export type CellReader<T> = (text: string) => CellResult<T>;

const SHARE = /^\d{1,9}\/\d{1,9}$/;
const COUNTRY = /^[A-Z]{2}$/;
const WHOLE_NUMBER = /^-?\d{1,15}$/;
/** Spreadsheets set to French, Dutch or German write decimals with a comma. */
const DECIMAL_COMMA = /^(-?\d+),(\d+)$/;

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

/** Reads one of a closed set of names, spelled exactly. Refuses invalid_choice. */
export function choice<const T extends string>(allowed: readonly T[]): CellReader<T> {
  return (value) => {
    const found = allowed.find((name) => name === value);
    return found === undefined
      ? refusal('invalid_choice', value, { allowed: allowed.join(', ') })
      : { value: found };
  };
}

/** Reads a whole number within inclusive bounds. Refuses invalid_integer, out_of_range. */
export function integer(minimum: number, maximum: number): CellReader<number> {
  return (value) => {
    if (!WHOLE_NUMBER.test(value)) return refusal('invalid_integer', value);
    const number = Number(value) + 0;
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
    const plain = value.replace(DECIMAL_COMMA, '$1.$2');
    if (parseDecimal(plain, decimals) === undefined) {
      return refusal('invalid_decimal', value, { decimals });
    }
    const number = Number(plain);
    return number < minimum || number > maximum
      ? refusal('out_of_range', value, { minimum, maximum })
      : { value: number };
  };
}

/** Reads an existing day as YYYY-MM-DD. Refuses invalid_date. */
export const localDate: CellReader<LocalDate> = (value) =>
  isLocalDate(value) ? { value } : refusal('invalid_date', value);

/** Reads `true` or `false` in any case, as spreadsheets write them. Refuses invalid_boolean. */
export const truth: CellReader<boolean> = (value) => {
  const lower = value.toLowerCase();
  if (lower !== 'true' && lower !== 'false') return refusal('invalid_boolean', value);
  return { value: lower === 'true' };
};

/** Reads a fraction n/d above 0 and at most 1, of up to nine digits each. Refuses invalid_share. */
export const share: CellReader<Fraction> = (value) => {
  const fraction = SHARE.test(value) ? parseShare(value) : undefined;
  return fraction === undefined ? refusal('invalid_share', value) : { value: fraction };
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
