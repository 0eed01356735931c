/** Page path by type of source; other types have no page. */
const PATHS: Readonly<Record<string, string>> = {
  Expense: '/expenses',
  CallForFunds: '/calls-for-funds',
  Payment: '/payments',
  BankTransaction: '/bank-transactions',
  FiscalYear: '/fiscal-years',
  JournalEntry: '/journal-entries',
  Statement: '/statements',
};

/** Path of the page of an entry’s or amount’s source; undefined if it has none. */
export function findSourcePath(source: {
  readonly type: string;
  readonly id: string;
}): string | undefined {
  const path = PATHS[source.type];
  return path === undefined ? undefined : `${path}/${source.id}`;
}
