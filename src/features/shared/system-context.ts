import { instantOf, findToday, type Clock } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { Followers } from '#platform/followers.ts';
import type { Principal, TenantContext } from '#platform/http/request-context.ts';
import { DEFAULT_LANGUAGE } from '#platform/i18n/translate.ts';
import { NIL_UUID, type IdSource } from '#platform/ids.ts';

export interface SystemDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly followers: Followers;
}

/** Makes a principal for the service itself, with every right in the tenant. */
function systemPrincipal(organizationId: string): Principal {
  return {
    account_id: NIL_UUID,
    user_id: NIL_UUID,
    session_id: NIL_UUID,
    role_id: NIL_UUID,
    role: 'SuperAdmin',
    organization_id: organizationId,
    owner_id: null,
    building_ids: null,
  };
}

/**
 * Makes the context of a command that runs without a request.
 * @param effects receives what to run once the caller's transaction has committed
 */
export function makeSystemContext(
  deps: SystemDependencies,
  db: Connection,
  effects: (() => void)[],
  principal: Principal = systemPrincipal(db.organizationId),
): TenantContext {
  const { database, clock, ids, followers } = deps;
  const now = instantOf(clock.nowMs());
  db.trail.cause = {
    actorId: principal.user_id,
    role: principal.user_id === NIL_UUID ? null : principal.role,
    operation: null,
    objectId: null,
    address: null,
    isWrite: false,
    now,
    newId: () => ids.next(),
  };
  const context: TenantContext = {
    database,
    db,
    organizationId: db.organizationId,
    principal,
    accountId: principal.account_id,
    userId: principal.user_id,
    requestId: ids.next(),
    now,
    today: findToday(clock),
    newId: () => ids.next(),
    address: '',
    userAgent: '',
    ifMatch: undefined,
    negotiateLanguage: () => DEFAULT_LANGUAGE,
    statedLanguage: () => undefined,
    showTitle: ({ title }) => title,
    negotiateFormat: () => undefined,
    negotiateEncoding: () => undefined,
    withConnection: (other) => makeSystemContext(deps, other, effects, principal),
    afterCommit: (effect) => effects.push(effect),
    announce: (change, facts) => followers.announce(context, change, facts),
  };
  return context;
}

/** Runs commands as the service itself in a tenant, in one transaction. */
export async function runAsSystem<T>(
  deps: SystemDependencies,
  organizationId: string,
  work: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await deps.database.write(organizationId, (db) => {
    // A retried transaction starts without the effects of its first attempt.
    effects.length = 0;
    return work(makeSystemContext(deps, db, effects));
  });
  for (const effect of effects) effect();
  return result;
}
