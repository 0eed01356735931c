import { parseDecimal } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import { parseEuro, type Cents } from '#domain/kernel/money.ts';
import { findElement, readText, type XmlElement } from '#domain/kernel/xml-element.ts';

/** Reasons why a file cannot be read as an invoice. */
export type InvoiceFileFault =
  | 'unknown_format'
  | 'bad_xml'
  | 'element_missing'
  | 'bad_amount'
  | 'bad_number'
  | 'bad_date'
  | 'negative'
  | 'too_costly';

/**
 * Makes the error for an unreadable invoice file.
 * @param line from 1; null when the fault is not on a single line
 */
export function invoiceFileFault(reason: InvoiceFileFault, line: number | null): DomainError {
  return new DomainError('invoice_file_invalid', {
    reason,
    line,
    has_line: line === null ? 'no' : 'yes',
    at: ['file'],
  });
}

/** Decimals supported in quantities and prices; no invoice has more. */
export const EXACT_DECIMALS = 18;

/** Returns the text at the first of the paths that has one. Refuses element_missing. */
export function required(element: XmlElement, ...paths: readonly string[]): string {
  const text = readText(element, ...paths);
  if (text === null) throw invoiceFileFault('element_missing', element.line);
  return text;
}

/**
 * Reads the amount at a path.
 * Rule: EN 16931, BR-DEC: two decimals at most; trailing zeros are ignored.
 */
export function readAmountAt(element: XmlElement, path: string): Cents {
  return centsOf(required(element, path), findElement(element, path) ?? element);
}

/** Reads the amount at a path; null if absent. */
export function amountIfAny(element: XmlElement, path: string): Cents | null {
  const text = readText(element, path);
  return text === null ? null : centsOf(text, findElement(element, path) ?? element);
}

function centsOf(text: string, { line }: XmlElement): Cents {
  const cents = parseEuro(normalizeDecimal(text).replace(/(\.\d\d?)0*$/, '$1'));
  if (cents === undefined) throw invoiceFileFault('bad_amount', line);
  return cents;
}

/** Reads a plain decimal as written in the file; `otherwise` if absent. */
export function readDecimalAt(element: XmlElement, path: string, otherwise: string): string {
  const text = normalizeDecimal(readText(element, path) ?? otherwise);
  if (parseDecimal(text, EXACT_DECIMALS) === undefined) {
    throw invoiceFileFault('bad_number', findElement(element, path)?.line ?? element.line);
  }
  return text;
}

/** Reads a VAT rate in millionths, 21 as 210,000; null if absent. */
export function readRateAt(element: XmlElement, path: string): number | null {
  const text = readText(element, path);
  if (text === null) return null;
  const millionths = parseDecimal(normalizeDecimal(text).replace(/(\.\d{1,4}?)0*$/, '$1'), 4);
  if (millionths === undefined || millionths < 0n || millionths > 1_000_000n) {
    throw invoiceFileFault('bad_number', findElement(element, path)?.line ?? element.line);
  }
  return Number(millionths);
}

/** XML Schema lets a decimal begin with a plus or a point, and end with a point. */
function normalizeDecimal(text: string): string {
  return text
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
}

/** Reads a day; a time zone is ignored. */
export function readDayAt(element: XmlElement, path: string): LocalDate {
  const day = required(element, path).replace(/(?:Z|[+-]\d\d:\d\d)$/, '');
  if (!isLocalDate(day)) {
    throw invoiceFileFault('bad_date', findElement(element, path)?.line ?? element.line);
  }
  return day;
}
