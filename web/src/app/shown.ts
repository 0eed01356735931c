import type { Area } from '../shared/routing/area.ts';
import { useOwnerId, useRight } from '../shared/session/session.ts';

type Entry = Pick<Area['navigation'][number], 'needs' | 'readers'>;

/** Whether something is offered to the active role: it may use it, and it is meant for such readers. */
export function useShown(): (entry: Entry) => boolean {
  const may = useRight();
  const isOwner = useOwnerId() !== null;
  return ({ needs, readers = 'staff' }) =>
    may(needs) && (readers === 'everybody' || (readers === 'owners') === isOwner);
}
