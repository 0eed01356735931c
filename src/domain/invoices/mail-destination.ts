import { normaliseEnterpriseNumber } from '#domain/kernel/identifiers.ts';

/** Identifiers of a building: the number of its association, or its id. */
export interface BuildingKeys {
  readonly numbers: readonly string[];
  readonly ids: readonly string[];
}

/** A building and the organization that manages it. */
export interface ManagedBuilding {
  readonly organization_id: string;
  readonly building_id: string;
}

/** Destination of an invoice received by mail, as far as known. */
export interface MailDestination {
  /** Null: no known organization. */
  readonly organization_id: string | null;
  readonly building_id: string | null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOWHERE: MailDestination = { organization_id: null, building_id: null };

/**
 * Reads the buildings from addresses with a plus: `invoices+0202239951@…`, the number of the association,
 * or `invoices+<id of the building>@…`.
 * Rule: the owner of a mailbox defines the meaning of the address detail (RFC 5233, 2).
 */
export function parseAddressedBuildings(recipients: readonly string[]): BuildingKeys {
  const details = recipients.flatMap((address) => {
    const local = address.slice(0, Math.max(address.lastIndexOf('@'), 0));
    const plus = local.indexOf('+');
    return plus < 0 ? [] : [local.slice(plus + 1)];
  });
  return {
    numbers: details.flatMap((detail) => normaliseEnterpriseNumber(detail) ?? []),
    ids: details.filter((detail) => UUID.test(detail)).map((detail) => detail.toLowerCase()),
  };
}

/**
 * Finds the building of an invoice: that of the customer it names, or else the addressed one, or else the
 * only one there is. The address disambiguates several matches; if the building remains unknown but all
 * matches belong to one organization, only that is returned.
 * @param only the building of a service with no more than one; only the organization if it has several
 */
export function locateMail(
  { byBuyer, byAddress }: Record<'byBuyer' | 'byAddress', readonly ManagedBuilding[]>,
  only: MailDestination,
): MailDestination {
  const addressed = new Set(byAddress.map(({ building_id }) => building_id));
  const both = byBuyer.filter(({ building_id }) => addressed.has(building_id));
  const choices = [both, byBuyer, byBuyer.length === 0 ? byAddress : []];
  const one = choices.find((buildings) => buildings.length === 1)?.[0];
  if (one !== undefined) return one;
  const all = [...byBuyer, ...byAddress];
  if (all.length === 0) return only;
  const offices = new Set(all.map(({ organization_id }) => organization_id));
  const [office] = offices;
  if (offices.size !== 1 || office === undefined) return NOWHERE;
  return { organization_id: office, building_id: null };
}
