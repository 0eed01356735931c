import type { UploadedFile } from '#contract/uploads.ts';
import { auditTransitions } from '#domain/audits/audit-state.ts';
import { compareBank } from '#domain/audits/compare-bank.ts';
import type { BankDifference } from '#domain/audits/compare-row.ts';
import { listBookableTransactions, type BankStatement } from '#domain/banking/bank-statement.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Say } from '#domain/kernel/language.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { bankFileReader } from '#features/money/bank-statements/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { lockAudit, requireAudit } from './audit.ts';
import {
  findComparedAccounts,
  listBookLines,
  listPapers,
  listStoredStatements,
  listStoredTransactions,
  sumBooksBefore,
  type BankFileRow,
  type ComparedDays,
} from './comparison-repository.ts';
import type { AuditRow } from './repository.ts';

/**
 * Compares the bank's own file with the bank transactions, the books and the invoices of an audited year, and
 * keeps the result. Reads the file in a separate process; opens its own transactions. Refuses not_found,
 * invalid_transition, bank_file_invalid, too_busy, unknown_bank_account, bank_file_outside_year.
 */
export async function compareBankFile(
  ctx: DetachedContext,
  audit_id: string,
  file: UploadedFile,
): Promise<BankFileRow> {
  const known = await ctx.database.read(ctx.organizationId, (db) =>
    requireAudit(ctx.withConnection(db), audit_id),
  );
  transition(auditTransitions, 'bank-file', known.status);
  const read = await bankFileReader.read(file);
  return ctx.database.write(ctx.organizationId, async (db) => {
    const writing = ctx.withConnection(db);
    const audit = await lockAudit(writing, audit_id, 'bank-file');
    const { days, statements, differences } = await compareWithBooks(writing, audit, read);
    const row = await insertRow(db, 'audit_bank_files', {
      id: ctx.newId(),
      audit_id,
      file_name: file.file_name,
      sha256: file.sha256,
      first_day: days.first_day,
      last_day: days.last_statement,
      statement_count: statements.length,
      transaction_count: sumCents(statements.map((one) => listBookableTransactions(one).length)),
      differences,
      created_by: ctx.userId,
      created_at: ctx.now,
    });
    await recordAudit(writing, 'audit.bank_file_compared', audit_id, {
      sha256: file.sha256,
      differences: differences.length,
    });
    return row;
  });
}

async function compareWithBooks(
  ctx: TenantContext,
  audit: AuditRow,
  read: readonly BankStatement[],
) {
  const { db } = ctx;
  const { building_id, start_date, end_date } = audit;
  const ibans = [...new Set(read.map(({ account }) => account))];
  const found = await findComparedAccounts(db, building_id, ibans);
  if (found.length === 0) {
    const accounts = ibans.join(', ');
    throw new DomainError('unknown_bank_account', { accounts, pointer: '/body/file' });
  }
  const own = new Set(found.map(({ iban }) => iban));
  const statements = read.filter(
    ({ account, date, is_annex }) =>
      own.has(account) && !is_annex && date >= start_date && date <= end_date,
  );
  const days = findDays(audit, statements);
  const ids = found.map(({ id }) => id);
  const codes = found.map(({ account_code }) => account_code);
  const [dates, stored, lines, before] = await Promise.all([
    listStoredStatements(db, ids, days),
    listStoredTransactions(db, ids, days),
    listBookLines(db, codes, days),
    sumBooksBefore(db, codes, days),
  ]);
  const papers = await listPapers(
    db,
    stored.map(({ id }) => id),
  );
  const differences = compareBank({
    file: statements,
    accounts: found.map(({ iban, account_code }) => ({
      iban,
      account_code,
      opening_cents: sumBelow(before, account_code),
    })),
    stored_statements: new Map(
      [...Map.groupBy(dates, ({ iban }) => iban)].map(([iban, all]) => [
        iban,
        new Set(all.map(({ statement_date }) => statement_date)),
      ]),
    ),
    stored,
    lines,
    papers,
  });
  return { days, statements, differences };
}

function findDays(
  { building_id, ledger_count }: AuditRow,
  statements: readonly BankStatement[],
): ComparedDays {
  const dates = statements.map(({ date }) => date).sort();
  const [first_statement, last_statement] = [dates[0], dates.at(-1)];
  if (first_statement === undefined || last_statement === undefined) {
    throw new DomainError('bank_file_outside_year', { pointer: '/body/file' });
  }
  const booked = statements.flatMap((one) =>
    listBookableTransactions(one).map(({ booked_on }) => booked_on),
  );
  const [first_day] = [...booked, first_statement].sort();
  assert(first_day !== undefined, 'A list with an element has a first');
  return { building_id, ledger_count, first_day, first_statement, last_statement };
}

function sumBelow(before: ReadonlyMap<string, Cents>, account_code: string): Cents {
  const own = [...before].filter(([code]) => code.startsWith(account_code));
  return sumCents(own.map(([, cents]) => cents));
}

type Value = BankDifference['file'];

/** Converts a value of a difference: cents to euro; days, accounts and texts as they are. */
function showValue(value: Value): Value {
  return typeof value === 'number' ? toEuro(value) : value;
}

/** Describes a difference in words. */
export function sayDifference({ code }: Pick<BankDifference, 'code'>, say: Say): string {
  return say(`audit.difference.${code}`);
}

/** Shows a comparison in a language: amounts in euro. */
export function showBankFile({ differences, ...row }: BankFileRow, say: Say) {
  return {
    ...row,
    differences: differences.map((one) => ({
      ...one,
      file: showValue(one.file),
      bank: showValue(one.bank),
      books: showValue(one.books),
      papers: showValue(one.papers),
      detail: sayDifference(one, say),
    })),
  };
}
