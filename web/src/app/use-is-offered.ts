import type { Area } from '../shared/routing/area.ts';
import { useOrganization, useOwnerId, useRight } from '../shared/session/session.ts';
import { areas } from './areas.ts';
import { isOfOrganization } from './page-rights.ts';

type Entry = Pick<Area['navigation'][number], 'to' | 'needs' | 'readers'>;

/**
 * Returns whether an entry is offered to the active role: the role has the right, is in the
 * audience, and has chosen an organization where the entry needs one.
 */
export function useIsOffered(): (entry: Entry) => boolean {
  const may = useRight();
  const isOwner = useOwnerId() !== null;
  const isOfPlatform = useOrganization() === null;
  return ({ to, needs, readers = 'staff' }) =>
    may(needs) &&
    (readers === 'everybody' || (readers === 'owners') === isOwner) &&
    !(isOfPlatform && isOfOrganization(to, needs, areas));
}
