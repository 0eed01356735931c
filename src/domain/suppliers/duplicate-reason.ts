/** Evidence that two suppliers are the same. */
export const DUPLICATE_REASONS = ['EnterpriseNumber', 'Spelling'] as const;
