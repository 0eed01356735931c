import type { ArchiveFault } from '#domain/handover/archive-fault.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { createAccount } from '#features/books/accounts/index.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import type { HandedRow } from '#platform/db/handed-tables.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findAccounts } from './accept-repository.ts';
import type { ReadRows } from './check-rows.ts';
import { ArchiveRefused } from './refuse-archive.ts';

/**
 * Creates the accounts that the chart lacks; known ones keep their settings here. Refuses handover_invalid
 * with account_differs for an account that takes no entries here, but has some in the archive.
 * @returns the codes that were created
 */
export async function adoptAccounts(
  ctx: TenantContext,
  ledger: LockedLedger,
  rows: ReadRows,
): Promise<string[]> {
  const handed = rows.get('accounts')?.rows ?? [];
  const file = rows.get('accounts')?.path ?? '';
  const codes = handed.map(({ code }) => String(code));
  const known = await findAccounts(ctx.db, codes);
  // Shorter codes first: parents before their children.
  const missing = handed
    .filter(({ code }) => !known.has(String(code)))
    .sort((a, b) => String(a['code']).length - String(b['code']).length);
  const faults: ArchiveFault[] = [];
  for (const account of missing) {
    try {
      await createAccount(ctx, ledger, toInput(account));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      faults.push({ file, code: 'account_differs', facts: { account: String(account['code']) } });
    }
  }
  const used = new Set((rows.get('journal_lines')?.rows ?? []).map((line) => line['account_code']));
  const after = await findAccounts(ctx.db, codes);
  for (const [code, isPostable] of after) {
    if (isPostable || !used.has(code)) continue;
    faults.push({ file, code: 'account_differs', facts: { account: code } });
  }
  if (faults.length > 0) throw new ArchiveRefused(faults);
  return missing.map(({ code }) => String(code)).sort();
}

function toInput(row: HandedRow): Parameters<typeof createAccount>[2] {
  const account = row as unknown as Row<'accounts'>;
  const labels = {
    fr: account.label_fr,
    nl: account.label_nl,
    de: account.label_de,
    en: account.label_en,
  };
  const given = Object.entries(labels).filter(([, label]) => typeof label === 'string');
  return {
    code: account.code,
    name: account.name,
    account_type: account.account_type,
    is_active: account.is_active,
    labels: Object.fromEntries(given),
    uncovered: account.uncovered,
    nature: account.nature,
    recoverable_percent:
      account.recoverable_percent === null ? null : Number(account.recoverable_percent),
  };
}
