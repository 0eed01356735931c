import { listBookableTransactions, type BankStatement } from '#domain/banking/bank-statement.ts';
import { findBalanceGaps, inSequence } from '#domain/banking/statement-review.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  compareRow,
  type BankDifference,
  type BookLine,
  type ComparedRow,
  type Paper,
} from './compare-row.ts';
import { pairTransactions, type ComparedTransaction } from './pair-transactions.ts';

/** A bank transaction as stored. */
export interface StoredTransaction extends ComparedTransaction {
  readonly id: string;
}

/** A bank account, and its account in the books. */
interface ComparedAccount {
  readonly iban: string;
  readonly account_code: string;
  /** Balance of the books before the first day of the file. */
  readonly opening_cents: Cents;
}

/** The three sources of a comparison; stored transactions and lines are those of the days of the file. */
export interface BankComparison {
  readonly file: readonly BankStatement[];
  readonly accounts: readonly ComparedAccount[];
  /** Days of the stored statements, by account. */
  readonly stored_statements: ReadonlyMap<string, ReadonlySet<LocalDate>>;
  readonly stored: readonly StoredTransaction[];
  readonly lines: readonly BookLine[];
  readonly papers: readonly Paper[];
}

/**
 * Compares the bank's own file with the stored transactions, the lines of the books on the accounts of the
 * bank, and the vouchers. Each difference is named once, where it arises: a balance that differs because a
 * movement does is no further one. Accounts without a file are not compared.
 * Rule: the auditor verifies balances and payments against the bank (Civil Code, art. 3.91).
 */
export function compareBank(comparison: BankComparison): BankDifference[] {
  const { file, accounts } = comparison;
  return accounts.flatMap((account) => {
    const statements = file
      .filter((one) => one.account === account.iban && !one.is_annex)
      .sort(inSequence);
    return statements.length === 0 ? [] : compareAccount(account, statements, comparison);
  });
}

function compareAccount(
  account: ComparedAccount,
  statements: readonly BankStatement[],
  { stored, stored_statements, lines, papers }: BankComparison,
): BankDifference[] {
  const own = stored.filter((one) => one.account === account.iban);
  const filed = statements.flatMap(listCompared);
  const { pairs, only_file, only_stored } = pairTransactions(filed, own);
  const missing = findMissingStatements(
    { paired: pairs.flat(), only_file, only_stored },
    new Set(statements.map(({ date }) => date)),
    stored_statements.get(account.iban) ?? new Set(),
  );
  const isMissing = (one: ComparedTransaction | null) => one !== null && missing.has(one.statement);
  const { rows, left } = attachBooks(
    [
      ...pairs.map(([file, bank]) => ({ file, bank })),
      ...only_file.map((file) => ({ file, bank: null })),
      ...only_stored.map((bank) => ({ file: null, bank })),
    ],
    lines.filter(({ account_code }) => account_code.startsWith(account.account_code)),
  );
  return [
    ...compareOpening(account, statements),
    ...[...missing].map(([statement, code]) => ({ ...NOTHING, code, statement })),
    ...findGaps(statements, missing, own),
    ...findFaults(statements, filed, own),
    ...rows
      .filter(({ file, bank }) => !isMissing(file) && !isMissing(bank))
      .flatMap((row) => compareRow(row, papers)),
    ...left.map(({ entry_id, amount_cents }): BankDifference => ({
      ...NOTHING,
      code: 'booked_without_bank',
      entry_ids: [entry_id],
      books: amount_cents,
    })),
  ];
}

const NOTHING = {
  statement: null,
  transaction_id: null,
  entry_ids: [],
  expense_ids: [],
  file: null,
  bank: null,
  books: null,
  papers: null,
} as const;

function listCompared(statement: BankStatement): ComparedTransaction[] {
  return listBookableTransactions(statement).map((one) => ({
    account: statement.account,
    statement: statement.date,
    position: one.position,
    booked_on: one.booked_on,
    amount_cents: one.amount_cents,
    counterparty_iban: one.counterparty_iban,
    communication: one.structured_communication ?? one.communication,
  }));
}

type Missing = ReadonlyMap<LocalDate, 'statement_not_imported' | 'statement_not_in_file'>;

/** Finds statements that one side lacks, with all their movements. */
function findMissingStatements(
  found: {
    readonly paired: readonly ComparedTransaction[];
    readonly only_file: readonly ComparedTransaction[];
    readonly only_stored: readonly ComparedTransaction[];
  },
  filed: ReadonlySet<LocalDate>,
  imported: ReadonlySet<LocalDate>,
): Missing {
  const known = new Set(found.paired.map(({ statement }) => statement));
  const without = (transactions: readonly ComparedTransaction[], other: ReadonlySet<LocalDate>) =>
    transactions
      .map(({ statement }) => statement)
      .filter((statement) => !known.has(statement) && !other.has(statement));
  return new Map([
    ...without(found.only_file, imported).map((one) => [one, 'statement_not_imported'] as const),
    ...without(found.only_stored, filed).map((one) => [one, 'statement_not_in_file'] as const),
  ]);
}

function compareOpening(
  { opening_cents }: ComparedAccount,
  [first]: readonly BankStatement[],
): BankDifference[] {
  if (first === undefined || first.opening_cents === opening_cents) return [];
  return [
    {
      ...NOTHING,
      code: 'opening_differs',
      statement: first.date,
      file: first.opening_cents,
      books: opening_cents,
    },
  ];
}

/** Finds balances that do not continue, unless the movements of a missing statement lie between. */
function findGaps(
  statements: readonly BankStatement[],
  missing: Missing,
  stored: readonly StoredTransaction[],
): BankDifference[] {
  return statements.slice(1).flatMap((statement, index): BankDifference[] => {
    const before = statements[index];
    const [gap] = findBalanceGaps(statement, {
      closing_before: before?.closing_cents ?? null,
      opening_after: null,
    });
    if (gap?.code !== 'balance_gap' || before === undefined) return [];
    const between = stored.filter(
      (one) =>
        missing.has(one.statement) && one.statement > before.date && one.statement < statement.date,
    );
    const moved = sumCents(between.map(({ amount_cents }) => amount_cents));
    if (between.length > 0 && before.closing_cents + moved === statement.opening_cents) return [];
    return [
      {
        ...NOTHING,
        code: 'balance_gap',
        statement: statement.date,
        file: statement.opening_cents,
        bank: before.closing_cents,
      },
    ];
  });
}

/**
 * Finds statements of the file that do not add up, unless movements that it lacks or has changed say why:
 * then those are named, and the stored ones add up.
 */
function findFaults(
  statements: readonly BankStatement[],
  filed: readonly ComparedTransaction[],
  stored: readonly StoredTransaction[],
): BankDifference[] {
  return statements.flatMap((statement): BankDifference[] => {
    if (statement.faults.length === 0) return [];
    const movedIn = (source: readonly ComparedTransaction[]) =>
      source
        .filter((one) => one.statement === statement.date)
        .map(({ amount_cents }) => amount_cents);
    const [own, known] = [movedIn(filed), movedIn(stored)];
    const isChanged = own.length !== known.length || sumCents(own) !== sumCents(known);
    const isExplained =
      isChanged && sumCents([statement.opening_cents, ...known]) === statement.closing_cents;
    if (isExplained) return [];
    const file = statement.closing_cents;
    return [{ ...NOTHING, code: 'statement_faulty', statement: statement.date, file }];
  });
}

/**
 * Attaches the lines of the books to the transactions that they are linked to. A line of a transaction that
 * is not stored belongs to the one of the file with its day and amount.
 */
function attachBooks(
  rows: readonly Pick<ComparedRow, 'file' | 'bank'>[],
  lines: readonly BookLine[],
): { readonly rows: ComparedRow[]; readonly left: BookLine[] } {
  const linked = Map.groupBy(lines, ({ transaction_id }) => transaction_id);
  const used = new Set<BookLine>();
  const take = (found: readonly BookLine[]) => {
    for (const line of found) used.add(line);
    return found;
  };
  const known = new Set(rows.flatMap(({ bank }) => bank?.id ?? []));
  const loose = lines.filter(
    ({ transaction_id }) => transaction_id === null || !known.has(transaction_id),
  );
  const attached = rows.map(({ file, bank }): ComparedRow => {
    if (bank !== null) return { file, bank, books: take(linked.get(bank.id) ?? []) };
    const found = loose.filter(
      (line) =>
        !used.has(line) &&
        line.entry_date === file?.booked_on &&
        line.amount_cents === file.amount_cents,
    );
    return { file, bank, books: take(found.slice(0, 1)) };
  });
  return { rows: attached, left: lines.filter((line) => !used.has(line)) };
}
