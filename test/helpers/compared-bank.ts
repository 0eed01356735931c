import type { BankComparison, StoredTransaction } from '#domain/audits/compare-bank.ts';
import type { BankDifferenceCode } from '#domain/audits/compare-row.ts';
import {
  findBalanceFaults,
  type BankStatement,
  type ReadTransaction,
} from '#domain/banking/bank-statement.ts';
import { readCoda } from '#domain/banking/coda.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { supplierIban } from './bank-year.ts';
import { writeCoda } from './coda-writer.ts';

const IBAN = 'BE68539007547034';
const STATEMENTS = 25;
const MOVEMENTS = 10;
const OPENING_CENTS = 5_000_000;
/** The movement of a statement that is changed: money paid to a supplier. */
const CHANGED = 4;

/** A change of one source, and where the comparison should name it. */
interface Changed {
  readonly comparison: BankComparison;
  readonly at: string | undefined;
}

type Change = (comparison: BankComparison, statement: number) => Changed;

/** Writes a year of statements as the bank does: owners pay in, suppliers are paid. */
function writeYear(): BankStatement[] {
  let balance = OPENING_CENTS;
  const statements = Array.from({ length: STATEMENTS }, (_, index) => {
    const date = addDays('2025-01-06', index * 14);
    const opening_cents = balance;
    const movements = Array.from({ length: MOVEMENTS }, (_movement, at) => {
      const number = index * MOVEMENTS + at;
      const amount_cents = (at % 2 === 0 ? -1 : 1) * (20_000 + number * 37);
      balance += amount_cents;
      return {
        amount_cents,
        booked_on: addDays(date, -(at % 3)),
        communication: at === 8 ? '' : `Invoice ${number}`,
        counterparty_account: at === 8 ? '' : supplierIban(number % 7),
        counterparty_name: 'Supplier',
      };
    });
    return { iban: IBAN, number: index + 1, date, opening_cents, movements };
  });
  return readCoda(new TextEncoder().encode(writeCoda(statements)));
}

const idOf = (
  statement: BankStatement | undefined,
  { position }: Pick<ReadTransaction, 'position'>,
) => `${statement?.date ?? ''}/${position}`;

/** Makes the year as the service has it: the same in the file, the bank transactions and the books. */
export function makeBankYear(): {
  readonly comparison: BankComparison;
  readonly changes: ReadonlyMap<BankDifferenceCode, Change>;
} {
  const file = writeYear();
  const stored = file.flatMap((statement) =>
    statement.transactions.map((one): StoredTransaction => ({
      id: idOf(statement, one),
      account: statement.account,
      statement: statement.date,
      position: one.position,
      booked_on: one.booked_on,
      amount_cents: one.amount_cents,
      counterparty_iban: one.counterparty_iban,
      communication: one.structured_communication ?? one.communication,
    })),
  );
  const comparison: BankComparison = {
    file,
    stored,
    accounts: [{ iban: IBAN, account_code: '551', opening_cents: OPENING_CENTS }],
    stored_statements: new Map([[IBAN, new Set(file.map(({ date }) => date))]]),
    lines: stored.map(({ id, booked_on, amount_cents }) => ({
      entry_id: `entry ${id}`,
      account_code: '551',
      entry_date: booked_on,
      amount_cents,
      transaction_id: id,
    })),
    papers: stored
      .filter(
        ({ amount_cents, counterparty_iban }) => amount_cents < 0 && counterparty_iban !== null,
      )
      .map(({ id, amount_cents, counterparty_iban }) => ({
        transaction_id: id,
        expense_id: `expense ${id}`,
        amount_cents,
        iban: counterparty_iban,
        has_document: true,
      })),
  };
  return { comparison, changes: new Map(CHANGES) };
}

/** Returns the id of the changed movement of a statement. */
function target({ file }: BankComparison, statement: number): string {
  const found = file[statement]?.transactions[CHANGED];
  return found === undefined ? '' : idOf(file[statement], found);
}

/** Replaces the movements of a statement of the file, whose totals stay as the bank wrote them. */
function changeFile(
  comparison: BankComparison,
  statement: number,
  change: (transactions: readonly ReadTransaction[]) => readonly ReadTransaction[],
): BankComparison {
  const file = comparison.file.map((one, index) => {
    if (index !== statement) return one;
    const transactions = change(one.transactions);
    const amounts = transactions.map(({ amount_cents }) => amount_cents);
    const faults = findBalanceFaults(one.opening_cents, amounts, one.closing_cents);
    return { ...one, transactions, faults };
  });
  return { ...comparison, file };
}

type Part = 'stored' | 'lines' | 'papers';

/** Makes a change of the one record of a source that belongs to the changed movement. */
function changing<Name extends Part>(
  part: Name,
  change: (record: BankComparison[Name][number]) => readonly BankComparison[Name][number][],
): Change {
  return (comparison, statement) => {
    const at = target(comparison, statement);
    const records: readonly BankComparison[Name][number][] = comparison[part];
    const isTarget = (record: BankComparison[Part][number]) =>
      ('id' in record ? record.id : record.transaction_id) === at;
    const changed = records.flatMap((one) => (isTarget(one) ? change(one) : [one]));
    return { comparison: { ...comparison, [part]: changed }, at };
  };
}

const CHANGES: readonly (readonly [BankDifferenceCode, Change])[] = [
  [
    'opening_differs',
    (comparison) => ({
      comparison: {
        ...comparison,
        accounts: comparison.accounts.map((one) => ({ ...one, opening_cents: 1 })),
      },
      at: comparison.file[0]?.date,
    }),
  ],
  [
    'statement_not_imported',
    (comparison, statement) => {
      const at = comparison.file[statement]?.date;
      const days = comparison.file.map(({ date }) => date).filter((date) => date !== at);
      return {
        comparison: {
          ...comparison,
          stored: comparison.stored.filter((one) => one.statement !== at),
          stored_statements: new Map([[IBAN, new Set(days)]]),
        },
        at,
      };
    },
  ],
  [
    'statement_not_in_file',
    (comparison, statement) => {
      const at = comparison.file[statement]?.date;
      // An empty statement of another account keeps the places of the others.
      const file = comparison.file.map((one) =>
        one.date === at ? { ...one, account: 'other', transactions: [] } : one,
      );
      return { comparison: { ...comparison, file }, at };
    },
  ],
  [
    'balance_gap',
    (comparison, statement) => ({
      comparison: {
        ...comparison,
        file: comparison.file.map((one, index) =>
          index < statement
            ? one
            : {
                ...one,
                opening_cents: one.opening_cents + 100,
                closing_cents: one.closing_cents + 100,
              },
        ),
      },
      at: comparison.file[statement]?.date,
    }),
  ],
  [
    'statement_faulty',
    (comparison, statement) => ({
      comparison: {
        ...comparison,
        file: comparison.file.map((one, index) =>
          index === statement
            ? { ...one, faults: [{ code: 'wrong_count', stated: 9, found: 10 }] }
            : one,
        ),
      },
      at: comparison.file[statement]?.date,
    }),
  ],
  [
    'not_imported',
    (comparison, statement) => {
      const { comparison: changed, at } = changing('stored', () => [])(comparison, statement);
      return { comparison: changed, at: `entry ${at ?? ''}` };
    },
  ],
  [
    'not_in_file',
    (comparison, statement) => ({
      comparison: changeFile(comparison, statement, (all) => all.toSpliced(CHANGED, 1)),
      at: target(comparison, statement),
    }),
  ],
  [
    'amount_differs',
    (comparison, statement) => ({
      comparison: changeFile(comparison, statement, (all) =>
        all.map((one, index) =>
          index === CHANGED ? { ...one, amount_cents: one.amount_cents + 90 } : one,
        ),
      ),
      at: target(comparison, statement),
    }),
  ],
  ['date_differs', changing('stored', (one) => [{ ...one, booked_on: addDays(one.booked_on, 2) }])],
  [
    'counterparty_differs',
    changing('stored', (one) => [{ ...one, counterparty_iban: supplierIban(9) }]),
  ],
  ['communication_differs', changing('stored', (one) => [{ ...one, communication: 'Other' }])],
  ['not_booked', changing('lines', () => [])],
  ['booked_twice', changing('lines', (one) => [one, { ...one, entry_id: 'again' }])],
  [
    'booked_without_bank',
    (comparison, statement) => {
      const at = `loose ${statement}`;
      const day = comparison.file[statement]?.date ?? '';
      const line = { entry_id: at, account_code: '5510', entry_date: day, amount_cents: -1 };
      const lines = [...comparison.lines, { ...line, transaction_id: null }];
      return { comparison: { ...comparison, lines }, at };
    },
  ],
  ['paper_missing', changing('papers', (one) => [{ ...one, has_document: false }])],
  [
    'paper_amount_differs',
    changing('papers', (one) => [{ ...one, amount_cents: one.amount_cents - 1 }]),
  ],
  ['paper_iban_differs', changing('papers', (one) => [{ ...one, iban: supplierIban(9) }])],
];
