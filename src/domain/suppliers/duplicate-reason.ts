/** By what two suppliers may be one. */
export const DUPLICATE_REASONS = ['EnterpriseNumber', 'Spelling'] as const;
