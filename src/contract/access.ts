import { ROLES } from '#domain/people/roles.ts';
import { stringEnum, type Static } from './common.ts';

export const RoleType = stringEnum(ROLES);
export type RoleType = Static<typeof RoleType>;

/**
 * The one table of who may do what. First the rights, as rows of roles; then every route with the
 * right it asks for. A route that is not listed here stops the start of the service.
 */

/** A SuperAdmin has every right of a tenant that the header X-Organization-Id names. */
type TenantRole = Exclude<RoleType, 'SuperAdmin'>;

const everybody = ['Syndic', 'Accountant', 'BoardMember', 'Auditor', 'Owner'] as const;
const staff = ['Syndic', 'Accountant', 'BoardMember', 'Auditor'] as const;
const bookkeepers = ['Syndic', 'Accountant'] as const;

/** Right → roles that have it. An Owner who has one is shown only what is theirs. */
export const rights = {
  'register:read': everybody,
  'register:write': ['Syndic'],
  'expenses:read': everybody,
  'expenses:write': bookkeepers,
  'expenses:approve': ['Syndic', 'BoardMember'],
  'expenses:pay': bookkeepers,
  'expenses:cancel': ['Syndic'],
  'books:read': staff,
  'books:write': ['Accountant'],
  'books:seed': bookkeepers,
  'funds:read': everybody,
  'funds:write': bookkeepers,
  'notifications:own': everybody,
  'notifications:send': ['Syndic'],
  'users:write': ['Syndic'],
  'imports:write': bookkeepers,
} as const satisfies Record<string, readonly TenantRole[]>;

export type Right = keyof typeof rights;

/**
 * What a route asks for: `public` (no token), `signed-in` (any token), `platform` (SuperAdmin),
 * `metrics` (SuperAdmin or the metrics token), or a right inside the tenant.
 */
export type Access = 'public' | 'signed-in' | 'platform' | 'metrics' | Right;

const api = '/api/v1';

export const routeAccess: Readonly<Record<string, Access>> = {
  'GET /health': 'public',
  [`GET ${api}/metrics`]: 'metrics',

  [`POST ${api}/auth/login`]: 'public',
  [`POST ${api}/auth/refresh`]: 'public',
  [`POST ${api}/auth/forgot-password`]: 'public',
  [`POST ${api}/auth/reset-password`]: 'public',
  [`POST ${api}/auth/accept-invitation`]: 'public',
  [`GET ${api}/auth/me`]: 'signed-in',
  [`POST ${api}/auth/logout`]: 'signed-in',
  [`GET ${api}/auth/sessions`]: 'signed-in',
  [`DELETE ${api}/auth/sessions/:id`]: 'signed-in',
  [`POST ${api}/auth/switch-role`]: 'signed-in',
  [`PUT ${api}/auth/password`]: 'signed-in',
  [`POST ${api}/auth/2fa/setup`]: 'signed-in',
  [`POST ${api}/auth/2fa/enable`]: 'signed-in',
  [`POST ${api}/auth/2fa/disable`]: 'signed-in',
  [`POST ${api}/auth/2fa/backup-codes`]: 'signed-in',

  [`GET ${api}/organizations`]: 'platform',
  [`POST ${api}/organizations`]: 'platform',
  [`GET ${api}/organizations/:id`]: 'platform',
  [`PUT ${api}/organizations/:id`]: 'platform',

  [`GET ${api}/users`]: 'users:write',
  [`POST ${api}/users`]: 'users:write',
  [`GET ${api}/users/:id`]: 'users:write',
  [`PUT ${api}/users/:id`]: 'users:write',
  [`PUT ${api}/users/:id/deactivate`]: 'users:write',
  [`PUT ${api}/users/:id/activate`]: 'users:write',

  [`GET ${api}/buildings`]: 'register:read',
  [`POST ${api}/buildings`]: 'register:write',
  [`GET ${api}/buildings/:id`]: 'register:read',
  [`PUT ${api}/buildings/:id`]: 'register:write',
  [`DELETE ${api}/buildings/:id`]: 'register:write',
  [`GET ${api}/buildings/:id/units`]: 'register:read',
  [`GET ${api}/buildings/:id/owners`]: 'register:read',
  [`GET ${api}/buildings/:id/expenses`]: 'expenses:read',
  [`GET ${api}/buildings/:id/distribution-keys`]: 'register:read',
  [`POST ${api}/buildings/:id/distribution-keys`]: 'register:write',
  [`GET ${api}/distribution-keys/:id`]: 'register:read',
  [`PUT ${api}/distribution-keys/:id`]: 'register:write',
  [`DELETE ${api}/distribution-keys/:id`]: 'register:write',
  [`GET ${api}/units`]: 'register:read',
  [`POST ${api}/units`]: 'register:write',
  [`GET ${api}/units/:id`]: 'register:read',
  [`PUT ${api}/units/:id`]: 'register:write',
  [`DELETE ${api}/units/:id`]: 'register:write',
  [`GET ${api}/owners`]: 'register:read',
  [`POST ${api}/owners`]: 'register:write',
  [`GET ${api}/owners/:id`]: 'register:read',
  [`PUT ${api}/owners/:id`]: 'register:write',
  [`DELETE ${api}/owners/:id`]: 'register:write',
  [`GET ${api}/owners/:id/units`]: 'register:read',
  [`GET ${api}/owners/:id/units/history`]: 'register:read',
  [`GET ${api}/units/:id/owners`]: 'register:read',
  [`POST ${api}/units/:id/owners`]: 'register:write',
  [`GET ${api}/units/:id/owners/history`]: 'register:read',
  [`GET ${api}/units/:id/owners/total-percentage`]: 'register:read',
  [`POST ${api}/units/:id/owners/transfer`]: 'register:write',
  [`DELETE ${api}/units/:id/owners/:owner_id`]: 'register:write',
  [`GET ${api}/unit-owners/:id`]: 'register:read',
  [`PUT ${api}/unit-owners/:id`]: 'register:write',

  [`GET ${api}/expenses`]: 'expenses:read',
  [`POST ${api}/expenses`]: 'expenses:write',
  [`GET ${api}/expenses/:id`]: 'expenses:read',
  [`PUT ${api}/expenses/:id`]: 'expenses:write',
  [`DELETE ${api}/expenses/:id`]: 'expenses:write',
  [`GET ${api}/expenses/:id/distribution`]: 'expenses:read',
  [`PUT ${api}/expenses/:id/submit-for-approval`]: 'expenses:write',
  [`PUT ${api}/expenses/:id/approve`]: 'expenses:approve',
  [`PUT ${api}/expenses/:id/reject`]: 'expenses:approve',
  [`PUT ${api}/expenses/:id/mark-paid`]: 'expenses:pay',
  [`PUT ${api}/expenses/:id/unmark-paid`]: 'expenses:pay',
  [`PUT ${api}/expenses/:id/cancel`]: 'expenses:cancel',

  [`GET ${api}/accounts`]: 'books:read',
  [`POST ${api}/accounts`]: 'books:write',
  [`GET ${api}/accounts/:id`]: 'books:read',
  [`PUT ${api}/accounts/:id`]: 'books:write',
  [`DELETE ${api}/accounts/:id`]: 'books:write',
  [`GET ${api}/accounts/code/:code`]: 'books:read',
  [`GET ${api}/accounts/:id/ledger`]: 'books:read',
  [`POST ${api}/accounts/seed/belgian-pcmn`]: 'books:seed',
  [`GET ${api}/journal-entries`]: 'books:read',
  [`POST ${api}/journal-entries`]: 'books:write',
  [`GET ${api}/journal-entries/:id`]: 'books:read',
  [`POST ${api}/journal-entries/:id/reverse`]: 'books:write',
  [`GET ${api}/ledger/proof`]: 'books:read',
  [`GET ${api}/buildings/:id/fiscal-years`]: 'books:read',
  [`POST ${api}/buildings/:id/fiscal-years`]: 'books:write',
  [`GET ${api}/fiscal-years/:id`]: 'books:read',
  [`PUT ${api}/fiscal-years/:id/close`]: 'books:write',
  [`PUT ${api}/fiscal-years/:id/reopen`]: 'books:write',

  [`GET ${api}/reports/balance-sheet`]: 'books:read',
  [`GET ${api}/reports/income-statement`]: 'books:read',
  [`GET ${api}/reports/trial-balance`]: 'books:read',
  [`GET ${api}/reports/general-ledger`]: 'books:read',

  [`GET ${api}/buildings/:id/bank-accounts`]: 'funds:read',
  [`POST ${api}/buildings/:id/bank-accounts`]: 'funds:write',
  [`GET ${api}/bank-accounts/:id`]: 'funds:read',
  [`PUT ${api}/bank-accounts/:id`]: 'funds:write',
  [`DELETE ${api}/bank-accounts/:id`]: 'funds:write',
  [`GET ${api}/calls-for-funds`]: 'funds:read',
  [`POST ${api}/calls-for-funds`]: 'funds:write',
  [`POST ${api}/calls-for-funds/series`]: 'funds:write',
  [`GET ${api}/calls-for-funds/:id`]: 'funds:read',
  [`GET ${api}/calls-for-funds/:id/preview`]: 'funds:read',
  [`GET ${api}/calls-for-funds/:id/receivables`]: 'funds:read',
  [`GET ${api}/calls-for-funds/:id/letters`]: 'funds:read',
  [`GET ${api}/calls-for-funds/:id/letters/:owner_id`]: 'funds:read',
  [`PUT ${api}/calls-for-funds/:id/send`]: 'funds:write',
  [`PUT ${api}/calls-for-funds/:id/cancel`]: 'funds:write',
  [`GET ${api}/payments`]: 'funds:read',
  [`POST ${api}/payments`]: 'funds:write',
  [`GET ${api}/payments/:id`]: 'funds:read',
  [`PUT ${api}/payments/:id/reverse`]: 'funds:write',
  [`GET ${api}/owners/:id/account`]: 'funds:read',
  [`GET ${api}/owners/:id/statement`]: 'funds:read',
  [`GET ${api}/owner-accounts/integrity`]: 'books:read',
  [`GET ${api}/owners/:id/payment-reminders`]: 'funds:read',
  [`GET ${api}/payment-reminders`]: 'funds:read',
  [`POST ${api}/payment-reminders`]: 'funds:write',
  [`GET ${api}/payment-reminders/stats`]: 'funds:read',
  [`POST ${api}/payment-reminders/run`]: 'funds:write',
  [`GET ${api}/payment-reminders/settings`]: 'funds:read',
  [`PUT ${api}/payment-reminders/settings`]: 'funds:write',
  [`GET ${api}/payment-reminders/:id`]: 'funds:read',
  [`GET ${api}/payment-reminders/:id/letter`]: 'funds:read',
  [`PUT ${api}/payment-reminders/:id/escalate`]: 'funds:write',
  [`PUT ${api}/payment-reminders/:id/mark-sent`]: 'funds:write',
  [`PUT ${api}/payment-reminders/:id/pause`]: 'funds:write',
  [`PUT ${api}/payment-reminders/:id/resume`]: 'funds:write',
  [`PUT ${api}/payment-reminders/:id/cancel`]: 'funds:write',

  [`POST ${api}/notifications`]: 'notifications:send',
  [`GET ${api}/notifications/my`]: 'notifications:own',
  [`GET ${api}/notifications/unread`]: 'notifications:own',
  [`GET ${api}/notifications/stats`]: 'notifications:own',
  [`GET ${api}/notifications/stream`]: 'notifications:own',
  [`GET ${api}/notifications/push-key`]: 'notifications:own',
  [`POST ${api}/notifications/push-subscriptions`]: 'notifications:own',
  [`DELETE ${api}/notifications/push-subscriptions`]: 'notifications:own',
  [`PUT ${api}/notifications/read-all`]: 'notifications:own',
  [`GET ${api}/notifications/:id`]: 'notifications:own',
  [`PUT ${api}/notifications/:id/read`]: 'notifications:own',
  [`DELETE ${api}/notifications/:id`]: 'notifications:own',
  [`GET ${api}/notification-preferences/:id`]: 'notifications:own',
  [`GET ${api}/notification-preferences/:id/:type`]: 'notifications:own',
  [`PUT ${api}/notification-preferences/:id/:type`]: 'notifications:own',
  [`GET ${api}/notification-deliveries`]: 'notifications:send',
  [`PUT ${api}/notification-deliveries/:id/replay`]: 'notifications:send',

  [`POST ${api}/imports/buildings`]: 'imports:write',
};

const rightsByName: ReadonlyMap<string, readonly RoleType[]> = new Map(Object.entries(rights));

/** Whether the role may use a route with this access; inside a tenant, or on the platform. */
export function mayUse(access: Access, role: RoleType): boolean {
  if (access === 'public' || access === 'signed-in' || role === 'SuperAdmin') return true;
  return rightsByName.get(access)?.includes(role) ?? false;
}
