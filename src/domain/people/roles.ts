/** What somebody may be: for a tenant, except the SuperAdmin, who is for the platform. */
export const ROLES = [
  'SuperAdmin',
  'Syndic',
  'Accountant',
  'BoardMember',
  'Auditor',
  'Owner',
] as const;
export type Role = (typeof ROLES)[number];
