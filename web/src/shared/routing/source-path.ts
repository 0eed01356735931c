/** Pages by what an entry or an amount owed was made for; what is not named has no page of its own. */
const PATHS: Readonly<Record<string, string>> = {
  Expense: '/expenses',
  CallForFunds: '/calls-for-funds',
  Payment: '/payments',
  BankTransaction: '/bank-transactions',
  FiscalYear: '/fiscal-years',
  JournalEntry: '/journal-entries',
};

/** The page of what something was made for; undefined where that has none. */
export function sourcePath(source: {
  readonly type: string;
  readonly id: string;
}): string | undefined {
  const path = PATHS[source.type];
  return path === undefined ? undefined : `${path}/${source.id}`;
}
