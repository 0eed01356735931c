import { LocalDate, Type, Uuid } from '#contract/common.ts';
import { findRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { eachOnce, except, staffInRoles, usersOfOwners } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';
import { buildingNamed } from '../facts.ts';

const payload = Type.Object({
  unit_id: Uuid,
  unit_owner_id: Uuid,
  from_owner_id: Uuid,
  to_owner_id: Uuid,
  effective_date: LocalDate,
});

interface ToldUnit {
  readonly building_id: string;
  readonly unit_number: string;
}

function unitOf({ db }: TenantContext, id: string): Promise<ToldUnit | undefined> {
  return findRow(db, 'units', id);
}

async function nameOf({ db }: TenantContext, ownerId: string): Promise<string | undefined> {
  return (await findRow(db, 'owners', ownerId))?.name;
}

/** To both owners and to the syndics. */
export const ownershipTransferred: NotificationTypeDefinition<typeof payload> = {
  payload,
  priority: 'Normal',
  async audience(ctx, { unit_id, from_owner_id, to_owner_id }, actorId) {
    const unit = await unitOf(ctx, unit_id);
    if (unit === undefined) return [];
    const syndics = staffInRoles(ctx, ['Syndic'], unit.building_id);
    const buyers = usersOfOwners(ctx, [to_owner_id], unit.building_id);
    const sellers = await usersOfOwners(ctx, [from_owner_id], unit.building_id);
    // The unit may be hidden from those who have sold it; their account is not.
    const toAccount = sellers.map((one) => ({ ...one, link: `/owners/${from_owner_id}/account` }));
    return except(actorId, eachOnce(syndics, buyers, Promise.resolve(toAccount)));
  },
  async values(ctx, { unit_id, from_owner_id, to_owner_id, effective_date }) {
    const [unit, seller, buyer] = await Promise.all([
      unitOf(ctx, unit_id),
      nameOf(ctx, from_owner_id),
      nameOf(ctx, to_owner_id),
    ]);
    const building = await buildingNamed(ctx, unit?.building_id ?? null);
    return { ...building, unit_number: unit?.unit_number, seller, buyer, effective_date };
  },
  link: ({ unit_id }) => `/units/${unit_id}`,
  objectId: ({ unit_id }) => unit_id,
};
