import type { JournalEntry } from '../../shared/api/generated.ts';

const PATHS: Readonly<Record<string, string>> = {
  Expense: '/expenses',
  CallForFunds: '/calls-for-funds',
  Payment: '/payments',
  FiscalYear: '/fiscal-years',
  LatePenalty: '/payment-reminders',
};

/** The page of what an entry was made for; undefined where that has none. */
export function sourcePath({ type, id }: NonNullable<JournalEntry['source']>): string | undefined {
  const path = PATHS[type];
  return path === undefined ? undefined : `${path}/${id}`;
}
