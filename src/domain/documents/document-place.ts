import { DomainError } from '#domain/kernel/domain-error.ts';
import type { DocumentVisibility } from './document.ts';

/** A record that a document is about, by field. */
export interface LinkedRecord {
  readonly field: string;
  /** Null: in no building, or in several. */
  readonly building_id: string | null;
}

/** The place requested for a document. */
export interface RequestedPlace {
  readonly visibility: DocumentVisibility;
  /** The building requested for it. */
  readonly building_id: string | null;
  readonly owner_id: string | null;
}

/**
 * Determines the building of a document: the requested one, or else that of the first record it is about.
 * Refuses document_place if these are in several buildings, if Owner is requested without an owner, or
 * another visibility with one.
 */
export function findDocumentBuilding(
  { visibility, building_id: named, owner_id: ownerId }: RequestedPlace,
  linked: readonly LinkedRecord[],
): string | null {
  const inBuildings = linked.filter(({ building_id: id }) => id !== null);
  const buildingId = named ?? inBuildings[0]?.building_id ?? null;
  const stranger = inBuildings.find(({ building_id: id }) => id !== buildingId);
  if (stranger !== undefined)
    throw new DomainError('document_place', {
      why: 'building',
      at: [stranger.field],
    });
  if ((visibility === 'Owner') !== (ownerId !== null))
    throw new DomainError('document_place', { why: 'owner', at: ['owner_id'] });
  return buildingId;
}
