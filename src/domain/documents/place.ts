import { DomainError } from '#domain/kernel/domain-error.ts';
import type { DocumentVisibility } from './document.ts';

/** What a document is about, by field. */
export interface LinkedThing {
  readonly field: string;
  /** Null: it lies in no building, or in several. */
  readonly building_id: string | null;
}

/** Where a document is to be put. */
export interface WantedPlace {
  readonly visibility: DocumentVisibility;
  /** The building that is named for it. */
  readonly building_id: string | null;
  readonly owner_id: string | null;
}

/**
 * The building of a document: the one that is named, else that of the first thing it is about. Refuses
 * document_place where these lie in several, and where Owner names nobody or another visibility somebody.
 */
export function buildingOfDocument(
  { visibility, building_id: named, owner_id: ownerId }: WantedPlace,
  linked: readonly LinkedThing[],
): string | null {
  const inBuildings = linked.filter(({ building_id: id }) => id !== null);
  const buildingId = named ?? inBuildings[0]?.building_id ?? null;
  const stranger = inBuildings.find(({ building_id: id }) => id !== buildingId);
  if (stranger !== undefined)
    throw new DomainError('document_place', {
      why: 'building',
      pointer: `/body/${stranger.field}`,
    });
  if ((visibility === 'Owner') !== (ownerId !== null))
    throw new DomainError('document_place', { why: 'owner', pointer: '/body/owner_id' });
  return buildingId;
}
