import { LocalDate, Type, Uuid } from '#contract/common.ts';
import {
  mergeAudiences,
  excludeActor,
  findStaffInRoles,
  findOwnerRepresentatives,
  type NotificationTypeDefinition,
} from '#features/notifications/index.ts';
import { findPassed } from './notified-repository.ts';

const payload = Type.Object({
  unit_id: Uuid,
  unit_owner_id: Uuid,
  from_owner_id: Uuid,
  to_owner_id: Uuid,
  effective_date: LocalDate,
});

/** Sent to both owners and the syndics; to nobody once the unit is deleted. */
export const ownershipTransferred: NotificationTypeDefinition<typeof payload> = {
  type: 'OwnershipTransferred',
  payload,
  priority: 'Normal',
  async audience(ctx, transfer, actorId) {
    const { from_owner_id, to_owner_id } = transfer;
    const passed = await findPassed(ctx.db, transfer);
    if (passed === undefined) return [];
    const syndics = findStaffInRoles(ctx, ['Syndic'], passed.building_id);
    const buyers = findOwnerRepresentatives(ctx, [to_owner_id], passed.building_id);
    const sellers = await findOwnerRepresentatives(ctx, [from_owner_id], passed.building_id);
    // Those who sold the unit may no longer see it, but they still see their account.
    const toAccount = sellers.map((one) => ({ ...one, link: `/owners/${from_owner_id}/account` }));
    return excludeActor(actorId, mergeAudiences(syndics, buyers, Promise.resolve(toAccount)));
  },
  async values(ctx, transfer) {
    const passed = await findPassed(ctx.db, transfer);
    if (passed === undefined) return {};
    const { building, unit_number, seller, buyer } = passed;
    return { building, unit_number, seller, buyer, effective_date: transfer.effective_date };
  },
  link: ({ unit_id }) => `/units/${unit_id}`,
  objectId: ({ unit_id }) => unit_id,
};
