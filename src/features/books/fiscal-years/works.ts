import {
  findWorksBalance,
  makeWaitingLines,
  WAITING_ACCOUNTS,
  type UnfinishedWorks,
  type WaitingAccounts,
} from '#domain/closing/unfinished-works.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
import { createAccount } from '#features/books/accounts/index.ts';
import {
  findEntry,
  postEntries,
  renderServiceText,
  reverseEntry,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { toEntrySource } from './lock-year.ts';
import type { FiscalYearRow } from './repository.ts';
import { findChartAccounts, listUnfinishedWorks } from './works-repository.ts';

/** Accounts below 498 and 499 that are created where the chart has only the heading, or nothing. */
const CREATED: Readonly<
  Record<keyof WaitingAccounts, { readonly code: string; readonly type: 'Asset' | 'Liability' }>
> = { debit: { code: '4980', type: 'Asset' }, credit: { code: '4991', type: 'Liability' } };

/**
 * Takes works that are not finished out of the result: an entry for each on the last day of the year moves
 * them to 498 or 499, another on the day after brings them back. Returns the ids of these entries.
 * Rule: works over several years are settled together when they are finished; until then no result.
 */
export async function moveUnfinishedWorks(
  ctx: TenantContext,
  ledger: LockedLedger,
  year: FiscalYearRow,
): Promise<string[]> {
  const works = await listUnfinishedWorks(ledger.db, year);
  const moved = works.filter((one) => makeWaitingLines(one).length > 0);
  if (moved.length === 0) return [];
  const language = await findBuildingLanguage(ledger.db, year.building_id);
  const accounts = await requireWaitingAccounts(ctx, ledger, moved);
  const { building_id, end_date } = year;
  const drafts = moved.flatMap((one) => {
    const lines = makeWaitingLines(one, accounts);
    const entry = { building_id, journal: 'Miscellaneous', source: toEntrySource(year) } as const;
    const describe = (id: string) => renderServiceText(language, id, () => ({ end_date }));
    return [
      { ...entry, entry_date: end_date, description: describe('ledger.works_waiting'), lines },
      {
        ...entry,
        entry_date: addDays(end_date, 1),
        description: describe('ledger.works_resumed'),
        lines: reverseLines(lines),
      },
    ];
  });
  return (await postEntries(ctx, ledger, drafts)).map(({ id }) => id);
}

/** Reverses the entries that moved unfinished works, each on its day. */
export async function returnUnfinishedWorks(
  ctx: TenantContext,
  ledger: LockedLedger,
  { works_entry_ids }: FiscalYearRow,
): Promise<void> {
  for (const id of works_entry_ids) {
    const entry = found(await findEntry(ledger.db, id), 'journal_entry', id);
    await reverseEntry(ctx, ledger, entry, { entry_date: entry.entry_date });
  }
}

/** Finds the accounts that the works wait on, and creates those that are used and missing. */
async function requireWaitingAccounts(
  ctx: TenantContext,
  ledger: LockedLedger,
  works: readonly UnfinishedWorks[],
): Promise<WaitingAccounts> {
  const codes = [
    ...Object.values(WAITING_ACCOUNTS),
    ...Object.values(CREATED).map(({ code }) => code),
  ];
  const chart = await findChartAccounts(ledger.db, codes as string[]);
  const balances = works.map(findWorksBalance);
  const accountFor = async (side: keyof WaitingAccounts, isUsed: boolean): Promise<string> => {
    const { code, type } = CREATED[side];
    if (chart.get(WAITING_ACCOUNTS[side])?.postable === true) return WAITING_ACCOUNTS[side];
    if (isUsed && !chart.has(code)) {
      const named = (language: (typeof LANGUAGES)[number]) =>
        translate(language, `ledger.works_account.${side}`);
      await createAccount(ctx, ledger, {
        code,
        name: named(ctx.negotiateLanguage()),
        account_type: type,
        labels: Object.fromEntries(LANGUAGES.map((one) => [one, named(one)])),
      });
    }
    return code;
  };
  return {
    debit: await accountFor(
      'debit',
      balances.some((cents) => cents < 0),
    ),
    credit: await accountFor(
      'credit',
      balances.some((cents) => cents > 0),
    ),
  };
}
