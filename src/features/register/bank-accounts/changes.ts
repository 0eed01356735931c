import type { Change } from '#platform/followers.ts';

/** Request or confirmation of an association’s IBAN. */
export interface AssociationIbanChange {
  readonly building_id: string;
  readonly iban: string;
}

/** Emitted when an IBAN of an association awaits confirmation by a second person. */
export const associationIbanRequested: Change<AssociationIbanChange> = {
  name: 'association IBAN requested',
};

/** Emitted when a second person has confirmed an IBAN of an association. */
export const associationIbanConfirmed: Change<AssociationIbanChange> = {
  name: 'association IBAN confirmed',
};
