import type { ErasedOwner } from './repository.ts';

/** As lists that are kept apart from backups have it. */
export function erasureLine({ organization_id, owner_id }: ErasedOwner): string {
  return `${organization_id} ${owner_id}`;
}
