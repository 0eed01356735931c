import { Type, Uuid, nullable, stringEnum } from '#contract/common.ts';
import { eachOnce, everybody, ownersOfBuilding, STAFF, staffInRoles } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';
import { buildingNamed } from '../facts.ts';

const scope = {
  /** Null: it concerns the organization. */
  building_id: nullable(Uuid),
  audience: stringEnum(['Syndics', 'Staff', 'Everybody']),
};

const payload = Type.Union([
  /** In the words of somebody. */
  Type.Object({ ...scope, message: Type.String() }),
  /** What the service found by itself, told in the language of each. */
  Type.Object({ ...scope, finding: stringEnum(['owner_accounts_differ']) }),
]);

/** To those whom it names, where it concerns a building to those of the building. Never waits. */
export const systemAlert: NotificationTypeDefinition<typeof payload> = {
  payload,
  priority: 'Urgent',
  audience: (ctx, { building_id, audience }) => {
    if (audience === 'Everybody' && building_id === null) return everybody(ctx);
    const staff = staffInRoles(ctx, audience === 'Syndics' ? ['Syndic'] : STAFF, building_id);
    return audience === 'Everybody' && building_id !== null
      ? eachOnce(staff, ownersOfBuilding(ctx, building_id, ctx.today))
      : staff;
  },
  async values(ctx, alert) {
    const words = 'finding' in alert ? { finding: alert.finding } : { message: alert.message };
    return { ...(await buildingNamed(ctx, alert.building_id)), ...words };
  },
  link: ({ building_id }) => (building_id === null ? null : `/buildings/${building_id}`),
  objectId: () => null,
};
