import type { Bearer } from '#domain/charges/split-amount.ts';

export const EXPENSE_CATEGORIES = [
  'Maintenance',
  'Utilities',
  'Insurance',
  'ManagementFees',
  'Repairs',
  'Improvements',
  'Legal',
  'Other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

/** Builds a record with a value for each category, in their order. */
export function byCategory<T>(valueOf: (category: ExpenseCategory) => T) {
  const values = EXPENSE_CATEGORIES.map((category) => [category, valueOf(category)]);
  return Object.fromEntries(values) as Record<ExpenseCategory, T>;
}

/** Default account of each category (minimum chart of accounts of co-ownerships). */
export const DEFAULT_ACCOUNT_CODES: Readonly<Record<ExpenseCategory, string>> = {
  Maintenance: '6107',
  Utilities: '6121',
  Insurance: '6140',
  ManagementFees: '61300',
  Repairs: '6107',
  Improvements: '611',
  Legal: '61301',
  Other: '616',
};

/**
 * Returns who is charged for an expense of a unit under usufruct.
 * Rule: the usufructuary pays upkeep, the bare owner major works (Civil Code, art. 3.153, 3.154).
 */
export function determineBearer(category: ExpenseCategory): Bearer {
  return category === 'Improvements' ? 'bare_owner' : 'usufructuary';
}
