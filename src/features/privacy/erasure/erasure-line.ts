import type { ErasedOwner } from '#domain/privacy/erasure.ts';

/** Formats an erasure as a line of the lists kept outside backups. */
export function erasureLine({ organization_id, owner_id }: ErasedOwner): string {
  return `${organization_id} ${owner_id}`;
}
