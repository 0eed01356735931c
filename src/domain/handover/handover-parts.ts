/** Parts of a handover that its receipt counts, each with the file of the archive that holds its records. */
export const HANDED_PARTS = {
  units: 'units',
  owners: 'owners',
  holdings: 'unit-owners',
  keys: 'distribution-keys',
  entries: 'journal-entries',
  invoices: 'expenses',
  calls: 'calls-for-funds',
  payments: 'payments',
  open_items: 'receivables',
  statements: 'statement-runs',
  reminders: 'payment-reminders',
  bank: 'bank-transactions',
  meetings: 'meetings',
  decisions: 'decisions',
  readings: 'meter-readings',
  proceedings: 'proceedings',
  claims: 'claims',
  sales: 'sales',
  letters: 'letters',
  documents: 'documents',
} as const;

/** Name of a part that a receipt counts. */
export type HandedPart = keyof typeof HANDED_PARTS;

/** Names of the parts that a receipt counts, in its order. */
export const HANDOVER_PARTS: readonly HandedPart[] = Object.keys(HANDED_PARTS) as HandedPart[];
