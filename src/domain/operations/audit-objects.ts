/** Subjects of audit log entries, as users search for them. */
export const AUDIT_OBJECTS = [
  'Account',
  'AgendaItem',
  'AgendaProposal',
  'AssemblyRequest',
  'Attendance',
  'Audit',
  'AuditVoucher',
  'BankAccount',
  'BankStatement',
  'BankTransaction',
  'Budget',
  'Building',
  'CallForFunds',
  'Claim',
  'ConvocationConsent',
  'Decision',
  'DecisionFollowUp',
  'DistributionKey',
  'Document',
  'Expense',
  'FailedJob',
  'FiscalYear',
  'GdprRequest',
  'Hold',
  'InterestRate',
  'Interruption',
  'JournalEntry',
  'LetterPost',
  'LotRequest',
  'Meeting',
  'Member',
  'Meter',
  'MeterReading',
  'Notification',
  'Organization',
  'Owner',
  'Payment',
  'PaymentBatch',
  'PaymentReminder',
  'Proceeding',
  'Proxy',
  'ReminderSettings',
  'Sale',
  'Statement',
  'Supplier',
  'Ticket',
  'Unit',
  'UnitOwner',
  'User',
  'Vote',
  'VotingRound',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** Subjects of entries outside any organization. */
export const PLATFORM_AUDIT_OBJECTS = [
  'FailedJob',
  'InterestRate',
  'Organization',
  'User',
] as const satisfies readonly AuditObject[];

/** Subjects of entries of an organization. */
export const TENANT_AUDIT_OBJECTS: readonly AuditObject[] = AUDIT_OBJECTS.filter(
  (object) => object !== 'FailedJob' && object !== 'InterestRate',
);

const UNUSUAL: Readonly<Record<string, string>> = {
  calls_for_funds: 'call_for_funds',
  journal_entries: 'journal_entry',
  payment_batches: 'payment_batch',
  proxies: 'proxy',
  reminder_settings: 'reminder_settings',
  statement_runs: 'statement',
};

/** Returns the object type of a table: `auth.users` has users, `calls_for_funds` a call_for_funds. */
export function getObjectType(table: string): string {
  const name = table.split('.').at(-1) ?? table;
  return UNUSUAL[name] ?? name.replace(/s$/, '');
}

/** Converts `call_for_funds` to its form in the API: `CallForFunds`. */
export function toApiObjectType(type: string): string {
  return type.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Converts `CallForFunds` to its stored form: `call_for_funds`. */
export function toStoredObjectType(type: AuditObject): string {
  return type.replaceAll(
    /[A-Z]/g,
    (letter, at: number) => `${at > 0 ? '_' : ''}${letter.toLowerCase()}`,
  );
}
