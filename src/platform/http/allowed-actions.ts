import { mayUse, type Access } from '#contract/access.ts';
import type { Principal } from './request-context.ts';
import type { Route } from './route.ts';

/** Operations on a record, by their name in the path, with the access each requires. */
export type Actions = ReadonlyMap<string, Access>;

const ONE_RECORD = /^(\/[a-z-]+)+\/:id$/;

/** Operations on the records that a route answers with, single or in a list. */
export function listRecordActions(route: Route, routes: readonly Route[]): Actions {
  const shown = recordOf(route);
  const single = routes.find(
    (one) => one.method === 'GET' && ONE_RECORD.test(one.path) && recordOf(one) === shown,
  );
  if (shown === undefined || single === undefined) return new Map();
  const operations = routes.filter(
    ({ method, path }) => method !== 'GET' && path.startsWith(`${single.path}/`),
  );
  return new Map(
    operations.map(({ path, access }) => [path.slice(single.path.length + 1), access]),
  );
}

/** Schema name of the records. */
function recordOf({ answer }: Route): string | undefined {
  const { $ref, items } = (answer ?? {}) as { $ref?: string; items?: { $ref?: string } };
  return $ref ?? items?.$ref;
}

/** Filters the actions that the state allows to those that the caller may use. */
export function filterPermittedActions(
  allowed: readonly string[],
  actions: Actions,
  { role, building_ids }: Principal,
): string[] {
  return allowed.filter((action) => {
    const access = actions.get(action);
    return access !== undefined && mayUse(access, role, building_ids !== null);
  });
}
