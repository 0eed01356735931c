/** Roles in an organization, except SuperAdmin, a role of the platform. */
export const ROLES = [
  'SuperAdmin',
  'Syndic',
  'Accountant',
  'BoardMember',
  'Auditor',
  'Owner',
] as const;
export type Role = (typeof ROLES)[number];
