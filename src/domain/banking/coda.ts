import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { bankFileFault, checkRange } from './bank-file-fault.ts';
import { findBalanceFaults, type BankStatement, type StatementFault } from './bank-statement.ts';
import {
  readAccountAt,
  readCents,
  codaLines,
  readDate,
  readNumberAt,
  readSignedCents,
  readTextAt,
  readZone,
  type CodaLine,
  type CodaRecord,
} from './coda-lines.ts';
import { codaMovements, type CodaMovement } from './coda-movements.ts';
import { codaTransactions } from './coda-transaction.ts';

/** Which record may follow which: Febelfin's order; messages may follow the balance. */
const FOLLOWING: Readonly<Record<CodaRecord, readonly CodaRecord[]>> = {
  '0': ['1'],
  '1': ['21', '8', '9'],
  '21': ['21', '22', '23', '31', '8'],
  '22': ['21', '23', '31', '8'],
  '23': ['21', '31', '8'],
  '31': ['21', '31', '32', '33', '8'],
  '32': ['21', '31', '33', '8'],
  '33': ['21', '31', '8'],
  '8': ['4', '9'],
  '4': ['4', '9'],
  '9': ['0'],
};
const OWN_APPLICATION = /^[0 ]{5}$/;

/** The records of one logical file, from its header to its trailer. */
interface LogicalFile {
  readonly header: CodaLine;
  readonly opening: CodaLine;
  readonly movements: readonly CodaLine[];
  /** Absent when there are no movements. */
  readonly closing: CodaLine | undefined;
  readonly trailer: CodaLine;
}

/**
 * Reads the statements of a CODA file, version 2: one for each logical file. Counts, totals and balances
 * that do not match are faults of the statement; an unreadable file is refused with `bank_file_invalid`,
 * its line and the reason.
 * Rule: Febelfin, coded statement of account (CODA) 2.3 to 2.8.
 */
export function readCoda(bytes: Uint8Array): BankStatement[] {
  return logicalFiles(codaLines(bytes)).map(toStatement);
}

function logicalFiles(lines: readonly CodaLine[]): LogicalFile[] {
  const files: LogicalFile[] = [];
  let before: CodaRecord = '9';
  let start = 0;
  for (const [index, { record, number }] of lines.entries()) {
    if (!FOLLOWING[before].includes(record)) throw bankFileFault('record_out_of_place', number);
    before = record;
    if (record !== '9') continue;
    files.push(logicalFile(lines.slice(start, index + 1)));
    start = index + 1;
  }
  if (start < lines.length || files.length === 0) throw bankFileFault('cut_short', lines.length);
  return files;
}

/** Groups lines whose order has been checked: the first two and the last one exist. */
function logicalFile(lines: readonly CodaLine[]): LogicalFile {
  const [header, opening, ...others] = lines;
  const trailer = others.at(-1);
  if (header === undefined || opening === undefined || trailer === undefined) {
    throw bankFileFault('cut_short', header?.number ?? null);
  }
  const movements = others.filter(({ record }) => /^[23]/.test(record));
  return { header, opening, movements, closing: others.find((l) => l.record === '8'), trailer };
}

function toStatement(file: LogicalFile): BankStatement {
  const { header, opening, closing } = file;
  const movements = codaMovements(file.movements);
  const totals = movements.filter(({ parts }) => parts !== undefined);
  const opening_cents = readSignedCents(opening, 43);
  const closing_cents = closing === undefined ? opening_cents : readSignedCents(closing, 42);
  checkRange([
    { amount_cents: opening_cents, line: opening.number },
    ...movements.map(({ amount_cents, first }) => ({ amount_cents, line: first.number })),
  ]);
  const date = dateOf(file);
  const is_annex = !OWN_APPLICATION.test(readZone(header, 84, 88));
  const amounts = totals.map(({ amount_cents }) => amount_cents);
  return {
    ...readAccountAt(opening, 6, readZone(opening, 2, 2)),
    number: readTextAt(opening, 126, 128),
    date,
    opening_cents,
    closing_cents,
    is_annex,
    transactions: totals.flatMap((movement) => codaTransactions(movement, date)),
    faults: [
      ...trailerFaults(file, totals),
      ...(is_annex ? [] : findBalanceFaults(opening_cents, amounts, closing_cents)),
    ],
  };
}

/** Returns the day of the new balance, or else of the old one, or else when the file was made. */
function dateOf({ header, opening, closing }: LogicalFile): LocalDate {
  const date =
    (closing === undefined ? null : readDate(closing, 58)) ??
    readDate(opening, 59) ??
    readDate(header, 6);
  if (date === null) throw bankFileFault('bad_date', header.number);
  return date;
}

/**
 * Compares the file with its trailer, which counts all records but header, messages and itself, and adds up
 * totals without their parts.
 */
function trailerFaults(
  { movements, closing, trailer }: LogicalFile,
  totals: readonly CodaMovement[],
): StatementFault[] {
  const faults: StatementFault[] = [];
  const stated = readNumberAt(trailer, 17, 22);
  const found = 1 + movements.length + (closing === undefined ? 0 : 1);
  if (stated !== found) faults.push({ code: 'wrong_count', stated, found });
  const amounts = totals.map(({ amount_cents }) => amount_cents);
  const debit = -sumCents(amounts.filter((cents) => cents < 0));
  const credit = sumCents(amounts.filter((cents) => cents > 0));
  for (const [code, at, found_cents] of [
    ['wrong_debit', 23, debit],
    ['wrong_credit', 38, credit],
  ] as const) {
    const stated_cents = readCents(trailer, at);
    if (stated_cents !== found_cents) faults.push({ code, stated_cents, found_cents });
  }
  return faults;
}
