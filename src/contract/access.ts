import { ROLES } from '#domain/people/roles.ts';
import { stringEnum, type Static } from './common.ts';

export const RoleType = stringEnum(ROLES);
export type RoleType = Static<typeof RoleType>;

/**
 * Roles within an organization. A SuperAdmin has every right of a tenant that the header
 * X-Organization-Id names.
 */
type TenantRole = Exclude<RoleType, 'SuperAdmin'>;

const everybody = ['Syndic', 'Accountant', 'BoardMember', 'Auditor', 'Owner'] as const;
const staff = ['Syndic', 'Accountant', 'BoardMember', 'Auditor'] as const;
const bookkeepers = ['Syndic', 'Accountant'] as const;

/**
 * Right → roles that have it. Each route names the right it requires. An Owner who has a right only
 * sees their own records.
 */
export const rights = {
  'overview:read': everybody,
  'search:read': everybody,
  'register:read': everybody,
  'register:write': ['Syndic'],
  'buildings:write': ['Syndic'],
  'expenses:read': everybody,
  'expenses:write': bookkeepers,
  'expenses:approve': ['Syndic', 'BoardMember'],
  'expenses:pay': bookkeepers,
  'expenses:cancel': ['Syndic'],
  // A step on many expenses at once; each one also requires its own right.
  'expenses:bulk': ['Syndic', 'Accountant', 'BoardMember'],
  'books:read': staff,
  'statements:read': everybody,
  'statements:write': bookkeepers,
  'books:write': bookkeepers,
  'chart:write': bookkeepers,
  'books:seed': bookkeepers,
  'funds:read': everybody,
  'funds:write': bookkeepers,
  // Confirms an IBAN of the association that another person entered.
  'bank-accounts:confirm': ['Syndic', 'Accountant', 'BoardMember'],
  'suppliers:read': staff,
  // For the whole organization, like the bank accounts that pay them.
  'suppliers:write': bookkeepers,
  'suppliers:confirm': ['Syndic', 'Accountant', 'BoardMember'],
  'batches:read': staff,
  'batches:write': bookkeepers,
  // Never your own batches.
  'batches:approve': ['Syndic', 'Accountant', 'BoardMember'],
  'bank:read': staff,
  'bank:write': bookkeepers,
  'tickets:read': ['Syndic', 'Accountant', 'BoardMember', 'Owner'],
  // To open a ticket, and to comment on visible ones; an Owner on their own.
  'tickets:create': ['Syndic', 'BoardMember', 'Owner'],
  'tickets:write': ['Syndic', 'BoardMember'],
  'meetings:read': everybody,
  'meetings:write': ['Syndic'],
  'votes:cast': ['Syndic', 'BoardMember', 'Owner'],
  'documents:read': everybody,
  'documents:write': bookkeepers,
  'gdpr:read': ['Syndic', 'Owner'],
  // All data about a person, in any building; an Owner gets their own.
  'gdpr:export': ['Syndic', 'Owner'],
  // An Owner requests for themselves.
  'gdpr:create': ['Syndic', 'Owner'],
  'gdpr:write': ['Syndic'],
  'notifications:own': everybody,
  'notifications:send': ['Syndic'],
  'deliveries:write': ['Syndic'],
  'users:write': ['Syndic'],
  // Confirming that a user may act as a second person; never one invited by the caller.
  'approvers:read': staff,
  'approvers:confirm': ['Syndic', 'Accountant', 'BoardMember'],
  'organization:read': ['Syndic'],
  'organization:write': ['Syndic'],
  'imports:write': bookkeepers,
  // The whole file of a building, to another office and from one.
  'handovers:write': ['Syndic'],
  // For the whole organization, which a narrowed role does not have.
  'audit:inspect': ['Syndic', 'Auditor'],
} as const satisfies Record<string, readonly TenantRole[]>;

export type Right = keyof typeof rights;

/** Whether a role keeps or audits the books, and so sees the names of erased owners in them. */
export function keepsBooks(role: RoleType): boolean {
  return role !== 'BoardMember' && role !== 'Owner';
}

/**
 * Rights to change records of a building, which a role narrowed to some buildings has there. All
 * other rights apply to the whole organization, and a narrowed role has none of them. An Owner has
 * every right for their own records, however they are narrowed.
 */
const BUILDING_RIGHTS: readonly Right[] = [
  'register:write',
  'expenses:write',
  'expenses:approve',
  'expenses:pay',
  'expenses:cancel',
  'expenses:bulk',
  'books:write',
  'statements:write',
  'funds:write',
  'bank-accounts:confirm',
  'bank:write',
  'batches:write',
  'batches:approve',
  'approvers:confirm',
  'documents:write',
  'meetings:write',
  'votes:cast',
  'tickets:create',
  'tickets:write',
  'notifications:own',
  'notifications:send',
  'imports:write',
];

/**
 * Access that a route requires: `public` (no token), `session` (any token, or the cookie of a
 * browser), `signed-in` (any token), `platform` (SuperAdmin), `metrics` (SuperAdmin or the metrics
 * token), or a right inside the tenant.
 */
export type Access = (typeof OPEN_ACCESS)[number] | 'platform' | 'metrics' | Right;

/** Kinds of access that every role has. */
const OPEN_ACCESS = ['public', 'session', 'signed-in'] as const;

const rightsByName: ReadonlyMap<string, readonly RoleType[]> = new Map(Object.entries(rights));

/**
 * Whether the role may use a route with this access, inside a tenant or on the platform.
 * @param isNarrowed to some buildings of the organization
 */
export function mayUse(access: Access, role: RoleType, isNarrowed = false): boolean {
  if (isForAllRoles(access) || role === 'SuperAdmin') return true;
  if (isNarrowed && role !== 'Owner' && !isWithinBuildings(access)) return false;
  return rightsByName.get(access)?.includes(role) ?? false;
}

/**
 * Whether a narrowed role has this right for its buildings: all rights to read, and those listed.
 */
export function isWithinBuildings(access: Access): boolean {
  return access.endsWith(':read') || BUILDING_RIGHTS.some((right) => right === access);
}

/** Whether a route needs no right of a role. */
export function isForAllRoles(access: Access): boolean {
  return OPEN_ACCESS.some((one) => one === access);
}
