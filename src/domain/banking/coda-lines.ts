import { normaliseIban, ibanOfBelgianAccount } from '#domain/kernel/identifiers.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { trimEndOf } from '#domain/kernel/trim-end.ts';
import { decodeSingleBytes, isUtf8 } from '#domain/kernel/western-text.ts';
import { bankFileFault } from './bank-file-fault.ts';

const LINE_LENGTH = 128;
/** Control-Z, which some old programs write at the end of a file. */
const END_OF_FILE = '\u001A';
const RECORDS = ['0', '1', '21', '22', '23', '31', '32', '33', '4', '8', '9'] as const;
export type CodaRecord = (typeof RECORDS)[number];

/** A line of the file and its record type. */
export interface CodaLine {
  readonly number: number;
  readonly record: CodaRecord;
  readonly text: string;
}

/**
 * Splits a CODA file into lines of 128 characters, in Latin-1, its Windows variant or the
 * code page of MS-DOS. Programs that forward
 * files may convert them to UTF-8, which is accepted if its lines have that length. Refuses line_length and
 * record_out_of_place.
 * Rule: Febelfin's standard.
 */
export function codaLines(bytes: Uint8Array): CodaLine[] {
  const texts = linesOf(decode(bytes));
  return texts.map((line, index) => {
    const number = index + 1;
    // Some programs write control characters in place of blanks.
    const text = line.replaceAll(/\p{Cc}/gu, ' ');
    if (text.length !== LINE_LENGTH) throw bankFileFault('line_length', number);
    return { number, record: recordOf(text, number), text };
  });
}

function decode(bytes: Uint8Array): string {
  const unicode = isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;
  const isUnicode =
    unicode !== undefined && linesOf(unicode).every((line) => line.length === LINE_LENGTH);
  return isUnicode ? unicode : decodeSingleBytes(bytes);
}

/** Splits a text into lines, without the empty ones at the end. */
function linesOf(text: string): string[] {
  return trimEndOf(text.replaceAll(END_OF_FILE, ''), '\r\n').split(/\r?\n/);
}

function recordOf(text: string, line: number): CodaRecord {
  const kind = /^[23]/.test(text) ? text.slice(0, 2) : text.slice(0, 1);
  const record = RECORDS.find((known) => known === kind);
  if (record === undefined) throw bankFileFault('record_out_of_place', line);
  return record;
}

/**
 * Returns the text at positions as in the standard: from 1, both ends included; trailing blanks are
 * dropped.
 */
export function readTextAt({ text }: CodaLine, from: number, to: number): string {
  return text.slice(from - 1, to).trimEnd();
}

/** Returns the text at these positions with its trailing blanks, to be joined to what follows. */
export function readZone({ text }: CodaLine, from: number, to: number): string {
  return text.slice(from - 1, to);
}

/**
 * Reads a number at fixed positions of a line. Refuses record_out_of_place for anything but
 * digits.
 */
export function readNumberAt(line: CodaLine, from: number, to: number): number {
  const digits = readZone(line, from, to);
  if (!/^\d+$/.test(digits)) throw bankFileFault('record_out_of_place', line.number);
  return Number(digits);
}

/** Reads fifteen digits, of which three are decimals; a euro has two. */
export function readCents(line: CodaLine, from: number): Cents {
  const digits = readZone(line, from, from + 14);
  if (!/^\d{15}$/.test(digits)) throw bankFileFault('bad_amount', line.number);
  return Number(digits.slice(0, 14));
}

/** Reads a sign (0 credit, 1 debit) and the amount after it. */
export function readSignedCents(line: CodaLine, from: number): Cents {
  const sign = readZone(line, from, from);
  if (sign !== '0' && sign !== '1') throw bankFileFault('bad_amount', line.number);
  const cents = readCents(line, from + 1);
  return sign === '1' && cents !== 0 ? -cents : cents;
}

/** Reads DDMMYY; zeros mean unknown. */
export function readDate(line: CodaLine, from: number): LocalDate | null {
  const digits = readZone(line, from, from + 5);
  if (/^[0 ]{6}$/.test(digits)) return null;
  const date = `20${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  if (!isLocalDate(date)) throw bankFileFault('bad_date', line.number);
  return date;
}

/** Reads an account of 37 characters with its currency, in the structure that record 1 names. */
export function readAccountAt(
  line: CodaLine,
  from: number,
  structure: string,
): { readonly account: string; readonly currency: string } {
  const zone = readZone(line, from, from + 36);
  // Some banks leave the structure blank; only a Belgian account begins with twelve digits.
  const isBelgian = structure === '0' || (structure === ' ' && /^\d{12} [A-Z]{3}/.test(zone));
  if (isBelgian) return { account: parseAccount(zone), currency: zone.slice(13, 16) };
  return { account: parseAccount(zone), currency: zone.slice(34) };
}

/** Returns the text before the first blank, as an IBAN if it is one or converts to one. */
function parseAccount(zone: string): string {
  const [first = ''] = zone.trimStart().split(/\s/, 1);
  return readIban(zone) ?? first;
}

/** Reads the IBAN from a zone for any account; null when it holds none. */
export function readIban(zone: string): string | null {
  const [first = ''] = zone.trimStart().split(/\s/, 1);
  return normaliseIban(first) ?? ibanOfBelgianAccount(first) ?? null;
}
