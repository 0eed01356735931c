export const OWNER_KINDS = ['Person', 'Company'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];
