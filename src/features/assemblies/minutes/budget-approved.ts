import { Type, Uuid } from '#contract/common.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  findBuildingPlaceholder,
  mergeAudiences,
  excludeActor,
  findBuildingOwners,
  findStaffWithRight,
  type NotificationTypeDefinition,
} from '#features/notifications/index.ts';

const payload = Type.Object({
  building_id: Uuid,
  decision_id: Uuid,
  /** Usual name: the year in which it ends. */
  fiscal_year: Type.String(),
  amount_cents: Type.Integer(),
});

/** Sent to the owners, who pay for the budget, and to users who read the books. */
export const budgetApproved: NotificationTypeDefinition<typeof payload> = {
  type: 'BudgetApproved',
  payload,
  priority: 'Normal',
  audience: (ctx, { building_id }, actorId) =>
    excludeActor(
      actorId,
      mergeAudiences(
        findBuildingOwners(ctx, building_id, ctx.today),
        findStaffWithRight(ctx, 'books:read', building_id),
      ),
    ),
  async values(ctx, { building_id, fiscal_year, amount_cents }) {
    const building = await findBuildingPlaceholder(ctx, building_id);
    return { ...building, fiscal_year, amount: toEuro(amount_cents) };
  },
  link: ({ decision_id }) => `/decisions/${decision_id}`,
  objectId: ({ decision_id }) => decision_id,
};
