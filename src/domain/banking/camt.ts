import { normaliseIban } from '#domain/kernel/identifiers.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { elementAt, elementsAt, textOf, type XmlElement } from '#domain/kernel/xml-element.ts';
import { bankFileFault, checkRange } from './bank-file-fault.ts';
import { findBalanceFaults, type BankStatement, type StatementFault } from './bank-statement.ts';
import { camtTransactions } from './camt-transactions.ts';
import { amountAt, readCurrency, dayAt, nameAt, required, signedAmount } from './camt-values.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(02|08)$/;
const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];

/**
 * Reads the statements of a camt.053 message, versions 02 and 08. Only booked entries count. Balances and
 * counts that do not match are faults of the statement; an unreadable file is refused with
 * `bank_file_invalid`, its line and the reason.
 * Rule: ISO 20022, Bank-to-Customer Statement.
 */
export function readCamt(document: XmlElement): BankStatement[] {
  if (document.name !== 'Document' || !NAMESPACE.test(document.namespace)) {
    throw bankFileFault('unknown_format', document.line);
  }
  const statements = elementsAt(document, 'BkToCstmrStmt/Stmt');
  if (statements.length === 0) throw bankFileFault('element_missing', document.line);
  return statements.map(toStatement);
}

function toStatement(statement: XmlElement): BankStatement {
  const opening = balance(statement, OPENING);
  const closing = balance(statement, CLOSING);
  const date = dayAt(closing, 'Dt');
  const entries = elementsAt(statement, 'Ntry');
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
    currency: textOf(statement, 'Acct/Ccy') ?? readCurrency(closing),
    number: nameAt(statement, 'ElctrncSeqNb', 'LglSeqNb', 'Id'),
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

function balance(statement: XmlElement, codes: readonly string[]): XmlElement {
  for (const code of codes) {
    const found = elementsAt(statement, 'Bal').find(
      (candidate) => textOf(candidate, 'Tp/CdOrPrtry/Cd') === code,
    );
    if (found !== undefined) return found;
  }
  throw bankFileFault('element_missing', statement.line);
}

function isBooked(entry: XmlElement): boolean {
  return textOf(entry, 'Sts/Cd', 'Sts') === 'BOOK';
}

/**
 * Compares the statement with its summary, if present; that counts entries of every status, and a batch as
 * one.
 */
function summaryFaults(statement: XmlElement, entries: readonly XmlElement[]): StatementFault[] {
  const sideOf = (indicator: string) =>
    entries.filter((entry) => textOf(entry, 'CdtDbtInd') === indicator);
  const summary = elementAt(statement, 'TxsSummry');
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
  const text = textOf(summary, `${path}/NbOfNtries`);
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
  if (textOf(summary, `${path}/Sum`) === null) return [];
  const stated_cents = amountAt(summary, `${path}/Sum`);
  const amounts = entries.map((entry) => amountAt(entry, 'Amt'));
  checkRange(amounts.map((amount_cents) => ({ amount_cents, line: summary.line })));
  const found_cents = sumCents(amounts);
  return stated_cents === found_cents ? [] : [{ code, stated_cents, found_cents }];
}
