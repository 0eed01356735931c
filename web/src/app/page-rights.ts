import { operations, withoutOrganization, type Operations } from '../shared/api/generated.ts';
import type { Area } from '../shared/routing/area.ts';

/** By method and path, in which what a path names is `{}`. */
const byPath = new Map(
  Object.entries(operations).map(([operation, [method, path]]) => [
    `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    operation as keyof Operations,
  ]),
);

/**
 * What one must be allowed to do to open a page: what its entry in the navigation or the palette asks
 * for, else the operation at its address, because pages stand where the interface has what they show;
 * of `…/new` and `…/edit` the one that adds and the one that changes. Undefined: open to everybody.
 * @param path of the route, with its parameters: `/expenses/$id`
 */
export function operationOf(path: string, areas: readonly Area[]): keyof Operations | undefined {
  const [entry] = entriesOf(path, areas);
  if (entry !== undefined) return entry.needs;
  const [, of, act] = /^(.*?)(?:\/(new|edit))?$/.exec(path) ?? [];
  const method = act === 'new' ? 'POST' : act === 'edit' ? 'PUT' : 'GET';
  return byPath.get(`${method} ${(of ?? path).replaceAll(/\$\w+/g, '{}')}`);
}

/**
 * Whether a page shows owners what is their own, so that whoever is none has nothing there: all that
 * leads to it is meant for owners alone.
 * @param path of the route
 */
export function isOfOwnersAlone(path: string, areas: readonly Area[]): boolean {
  const entries = entriesOf(path, areas);
  return entries.length > 0 && entries.every(({ readers }) => readers === 'owners');
}

/**
 * Whether a page shows what is of one organization, so that whoever acts in none has to choose one
 * first. Its entry in the navigation says so, else what it needs.
 * @param path of the route
 * @param needs what one must be allowed to do to open it
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
