import { operations, withoutOrganization, type Operations } from '../shared/api/generated.ts';
import type { Area } from '../shared/routing/area.ts';

/** Operations by method and path, with every path parameter written as `{}`. */
const byPath = new Map(
  Object.entries(operations).map(([operation, [method, path]]) => [
    `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    operation as keyof Operations,
  ]),
);

/**
 * Operation that a person must be allowed to call to open a page. It is named by the page’s
 * navigation or palette entry, else derived from the address, since pages and API share their
 * paths: `…/new` needs the operation that creates, `…/edit` the one that updates. Undefined if
 * everyone may open it.
 * @param path of the route, with its parameters: `/expenses/$id`
 */
export function findPageOperation(
  path: string,
  areas: readonly Area[],
): keyof Operations | undefined {
  const [entry] = entriesOf(path, areas);
  if (entry !== undefined) return entry.needs;
  const [, of, act] = /^(.*?)(?:\/(new|edit))?$/.exec(path) ?? [];
  const method = act === 'new' ? 'POST' : act === 'edit' ? 'PUT' : 'GET';
  return byPath.get(`${method} ${(of ?? path).replaceAll(/\$\w+/g, '{}')}`);
}

/**
 * Whether a page shows only owners their own data: every entry that leads to it is for owners only.
 * @param path of the route
 */
export function isForOwnersOnly(path: string, areas: readonly Area[]): boolean {
  const entries = entriesOf(path, areas);
  return entries.length > 0 && entries.every(({ readers }) => readers === 'owners');
}

/**
 * Whether a page belongs to one organization, so that one has to be chosen first. Its navigation
 * entry says so, else the operation that it needs.
 * @param path of the route
 * @param needs operation that the reader must be allowed to call
 */
export function isOfOrganization(
  path: string,
  needs: keyof Operations | undefined,
  areas: readonly Area[],
): boolean {
  const entries = areas.flatMap(({ navigation }) => navigation).filter(({ to }) => to === path);
  if (entries.length > 0) return !entries.some(({ isOfPlatform }) => isOfPlatform === true);
  return needs !== undefined && !withoutOrganization.includes(needs);
}

function entriesOf(path: string, areas: readonly Area[]) {
  return areas
    .flatMap(({ navigation, actions = [] }) => [...navigation, ...actions])
    .filter(({ to }) => to === path);
}
