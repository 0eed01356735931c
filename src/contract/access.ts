import { ROLES } from '#domain/people/roles.ts';
import { stringEnum, type Static } from './common.ts';

export const RoleType = stringEnum(ROLES);
export type RoleType = Static<typeof RoleType>;

/** A SuperAdmin has every right of a tenant that the header X-Organization-Id names. */
type TenantRole = Exclude<RoleType, 'SuperAdmin'>;

const everybody = ['Syndic', 'Accountant', 'BoardMember', 'Auditor', 'Owner'] as const;
const staff = ['Syndic', 'Accountant', 'BoardMember', 'Auditor'] as const;
const bookkeepers = ['Syndic', 'Accountant'] as const;

/** Who may do what: right → roles that have it. Each route names the one that it asks for. An Owner who has one is shown only what is theirs. */
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
  // Some step with many at once; each asks for its own right as well.
  'expenses:bulk': ['Syndic', 'Accountant', 'BoardMember'],
  'books:read': staff,
  'statements:read': everybody,
  'books:write': ['Accountant'],
  'chart:write': ['Accountant'],
  'books:seed': bookkeepers,
  'funds:read': everybody,
  'funds:write': bookkeepers,
  'suppliers:read': staff,
  // Of the whole organization, like whom they are paid by.
  'suppliers:write': bookkeepers,
  'suppliers:confirm': ['Syndic', 'Accountant', 'BoardMember'],
  'batches:read': staff,
  'batches:write': bookkeepers,
  // Never of one's own.
  'batches:approve': ['Syndic', 'Accountant', 'BoardMember'],
  'bank:read': staff,
  'bank:write': bookkeepers,
  'tickets:read': ['Syndic', 'Accountant', 'BoardMember', 'Owner'],
  // To open one, and to comment on what one sees; an Owner on their own.
  'tickets:create': ['Syndic', 'BoardMember', 'Owner'],
  'tickets:write': ['Syndic', 'BoardMember'],
  'meetings:read': everybody,
  'meetings:write': ['Syndic'],
  'votes:cast': ['Syndic', 'BoardMember', 'Owner'],
  'documents:read': everybody,
  'documents:write': bookkeepers,
  'gdpr:read': ['Syndic', 'Owner'],
  // All that is known of somebody, in whatever building; an Owner has their own.
  'gdpr:export': ['Syndic', 'Owner'],
  // An Owner asks for themselves.
  'gdpr:create': ['Syndic', 'Owner'],
  'gdpr:write': ['Syndic'],
  'notifications:own': everybody,
  'notifications:send': ['Syndic'],
  'deliveries:write': ['Syndic'],
  'users:write': ['Syndic'],
  'organization:read': ['Syndic'],
  'organization:write': ['Syndic'],
  'imports:write': bookkeepers,
  // Of the whole organization, which a narrowed role does not have.
  'audit:inspect': ['Syndic'],
} as const satisfies Record<string, readonly TenantRole[]>;

export type Right = keyof typeof rights;

/**
 * Rights to change what is of a building: whoever is narrowed to some buildings has them there. All
 * else holds for the whole organization, and a narrowed role does none of it. An Owner has every
 * right for what is theirs alone, whatever they are narrowed to.
 */
const WITHIN_BUILDINGS: readonly Right[] = [
  'register:write',
  'expenses:write',
  'expenses:approve',
  'expenses:pay',
  'expenses:cancel',
  'expenses:bulk',
  'books:write',
  'funds:write',
  'bank:write',
  'batches:write',
  'batches:approve',
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
 * What a route asks for: `public` (no token), `session` (any token, or the cookie of a browser),
 * `signed-in` (any token), `platform` (SuperAdmin), `metrics` (SuperAdmin or the metrics token), or
 * a right inside the tenant.
 */
export type Access = (typeof FOR_ALL_ROLES)[number] | 'platform' | 'metrics' | Right;

/** No role is refused these. */
const FOR_ALL_ROLES = ['public', 'session', 'signed-in'] as const;

const rightsByName: ReadonlyMap<string, readonly RoleType[]> = new Map(Object.entries(rights));

/**
 * Whether the role may use a route with this access; inside a tenant, or on the platform.
 * @param isNarrowed to some buildings of the organization
 */
export function mayUse(access: Access, role: RoleType, isNarrowed = false): boolean {
  if (isForAllRoles(access) || role === 'SuperAdmin') return true;
  if (isNarrowed && role !== 'Owner' && !isWithinBuildings(access)) return false;
  return rightsByName.get(access)?.includes(role) ?? false;
}

/** Whether a narrowed role has this right for its buildings: to read what is in sight, and what is listed. */
export function isWithinBuildings(access: Access): boolean {
  return access.endsWith(':read') || WITHIN_BUILDINGS.some((right) => right === access);
}

export function isForAllRoles(access: Access): boolean {
  return FOR_ALL_ROLES.some((one) => one === access);
}
