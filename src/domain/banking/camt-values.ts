import { dayInBrussels, isLocalDate, getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { parseEuro, type Cents } from '#domain/kernel/money.ts';
import { findElement, readText, type XmlElement } from '#domain/kernel/xml-element.ts';
import { bankFileFault } from './bank-file-fault.ts';

/** Returns the text at the first of the paths that has one. Refuses element_missing. */
export function required(element: XmlElement, ...paths: readonly string[]): string {
  const text = readText(element, ...paths);
  if (text === null) throw bankFileFault('element_missing', element.line);
  return text;
}

/** Maximum length of a statement's name: Max35Text. */
const MAX_NAME = 35;

/** Returns the name by which a statement is known. Refuses element_missing and too_long. */
export function readNameAt(element: XmlElement, ...paths: readonly string[]): string {
  return checkName(required(element, ...paths), element);
}

/** Refuses too_long. */
export function checkName(name: string, { line }: XmlElement): string {
  if (name.length > MAX_NAME) throw bankFileFault('too_long', line);
  return name;
}

/** Whether a text is one of the two spellings of true in XML Schema. */
export function isTrue(text: string | null): boolean {
  return text === 'true' || text === '1';
}

/** Returns the amount of an element, negative for a debit. */
export function signedAmount(element: XmlElement): Cents {
  const cents = readAmountAt(element, 'Amt');
  const indicator = required(element, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw bankFileFault('bad_amount', element.line);
  return indicator === 'DBIT' && cents !== 0 ? -cents : cents;
}

/** Reads an amount. The format allows five decimals; more than two significant ones are refused. */
export function readAmountAt(element: XmlElement, path: string): Cents {
  const cents = parseEuro(required(element, path).replace(/(\.\d\d?)0*$/, '$1'));
  if (cents === undefined || cents < 0) throw bankFileFault('bad_amount', element.line);
  return cents;
}

/** Reads the currency of an amount; empty if it is missing. */
export function readCurrency(element: XmlElement): string {
  return findElement(element, 'Amt')?.attributes.get('Ccy') ?? '';
}

/** Reads a date, or the Belgian day of a time; a time without zone is a Belgian one. */
export function readDayAt(element: XmlElement, path: string): LocalDate {
  const text = required(element, `${path}/Dt`, `${path}/DtTm`);
  const day = dayInBrussels(text) ?? text.slice(0, 10);
  if (!isLocalDate(day) || getYear(day) < 2000) throw bankFileFault('bad_date', element.line);
  return day;
}
