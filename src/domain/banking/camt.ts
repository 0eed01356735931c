import { normaliseIban } from '#domain/kernel/identifiers.ts';
import { sumCents } from '#domain/kernel/money.ts';
import {
  findElement,
  findElements,
  readText,
  type XmlElement,
} from '#domain/kernel/xml-element.ts';
import { bankFileFault, checkRange } from './bank-file-fault.ts';
import { findBalanceFaults, type BankStatement, type StatementFault } from './bank-statement.ts';
import { camtTransactions } from './camt-transactions.ts';
import {
  readAmountAt,
  readCurrency,
  readDayAt,
  checkName,
  isTrue,
  readNameAt,
  required,
  signedAmount,
} from './camt-values.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[1-9]|1[0-4])$/;
const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];
/** Balance at the end of a page, with which the next page begins. */
const INTERIM = 'ITBD';

/**
 * Reads the statements of a camt.053 message; all versions have what is read
 * here in the same places, or in one of two. Only booked entries count. Balances and
 * counts that do not match are faults of the statement; an unreadable file is refused with
 * `bank_file_invalid`, its line and the reason.
 * Rule: ISO 20022, Bank-to-Customer Statement.
 */
export function readCamt(document: XmlElement): BankStatement[] {
  if (document.name !== 'Document' || !NAMESPACE.test(document.namespace)) {
    throw bankFileFault('unknown_format', document.line);
  }
  const statements = findElements(document, 'BkToCstmrStmt/Stmt');
  if (statements.length === 0) throw bankFileFault('element_missing', document.line);
  return statements.map(toStatement);
}

function toStatement(statement: XmlElement): BankStatement {
  const { opening, closing } = balances(statement);
  const date = readDayAt(closing, 'Dt');
  const entries = findElements(statement, 'Ntry');
  const booked = entries.filter(isBooked);
  checkRange(
    [opening, ...booked].map((element) => ({
      amount_cents: signedAmount(element),
      line: element.line,
    })),
  );
  const transactions = camtTransactions(booked, date);
  const amounts = transactions.map(({ amount_cents }) => amount_cents);
  const [opening_cents, closing_cents] = [signedAmount(opening), signedAmount(closing)];
  const account = required(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
  return {
    account: normaliseIban(account) ?? account,
    currency: readText(statement, 'Acct/Ccy') ?? readCurrency(closing),
    number: numberOf(statement),
    date,
    opening_cents,
    closing_cents,
    is_annex: false,
    transactions,
    faults: [
      ...summaryFaults(statement, entries),
      ...findBalanceFaults(opening_cents, amounts, closing_cents),
    ],
  };
}

/** Finds the balances of a statement, or of one page of it. */
function balances(statement: XmlElement) {
  const all = findElements(statement, 'Bal');
  const find = (codes: readonly string[]) =>
    codes.flatMap((code) => all.filter((one) => readText(one, 'Tp/CdOrPrtry/Cd') === code))[0];
  const interim = all.filter((one) => readText(one, 'Tp/CdOrPrtry/Cd') === INTERIM);
  const opening = find(OPENING) ?? interim[0];
  const closing = find(CLOSING) ?? interim.findLast((one) => one !== opening);
  if (opening === undefined || closing === undefined) {
    throw bankFileFault('element_missing', statement.line);
  }
  return { opening, closing };
}

/** Returns the number of a statement; pages of one have its number and their own. */
function numberOf(statement: XmlElement): string {
  const number = readNameAt(statement, 'ElctrncSeqNb', 'LglSeqNb', 'Id');
  const page = readText(statement, 'StmtPgntn/PgNb');
  const isWhole =
    page === null || (page === '1' && isTrue(readText(statement, 'StmtPgntn/LastPgInd')));
  return isWhole ? number : checkName(`${number}/${page}`, statement);
}

function isBooked(entry: XmlElement): boolean {
  return readText(entry, 'Sts/Cd', 'Sts') === 'BOOK';
}

/**
 * Compares the statement with its summary, if present; that counts entries of every status, and a batch as
 * one.
 */
function summaryFaults(statement: XmlElement, entries: readonly XmlElement[]): StatementFault[] {
  const sideOf = (indicator: string) =>
    entries.filter((entry) => readText(entry, 'CdtDbtInd') === indicator);
  const summary = findElement(statement, 'TxsSummry');
  if (summary === undefined) return [];
  return [
    ...countFaults(summary, 'TtlNtries', entries),
    ...countFaults(summary, 'TtlCdtNtries', sideOf('CRDT')),
    ...countFaults(summary, 'TtlDbtNtries', sideOf('DBIT')),
    ...sumFaults(summary, { code: 'wrong_debit', path: 'TtlDbtNtries', entries: sideOf('DBIT') }),
    ...sumFaults(summary, { code: 'wrong_credit', path: 'TtlCdtNtries', entries: sideOf('CRDT') }),
  ];
}

function countFaults(
  summary: XmlElement,
  path: string,
  { length: found }: readonly XmlElement[],
): StatementFault[] {
  const text = readText(summary, `${path}/NbOfNtries`);
  if (text === null) return [];
  if (!/^\d{1,15}$/.test(text)) throw bankFileFault('bad_amount', summary.line);
  const stated = Number(text);
  return stated === found ? [] : [{ code: 'wrong_count', stated, found }];
}

interface StatedSum {
  readonly code: 'wrong_debit' | 'wrong_credit';
  readonly path: string;
  readonly entries: readonly XmlElement[];
}

function sumFaults(summary: XmlElement, { code, path, entries }: StatedSum): StatementFault[] {
  if (readText(summary, `${path}/Sum`) === null) return [];
  const stated_cents = readAmountAt(summary, `${path}/Sum`);
  const amounts = entries.map((entry) => readAmountAt(entry, 'Amt'));
  checkRange(amounts.map((amount_cents) => ({ amount_cents, line: summary.line })));
  const found_cents = sumCents(amounts);
  return stated_cents === found_cents ? [] : [{ code, stated_cents, found_cents }];
}
