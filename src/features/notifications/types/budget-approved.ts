import { Type, Uuid } from '#contract/common.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { ownersOfBuilding } from '../audience-repository.ts';
import { eachOnce, except, staffWith } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';
import { buildingNamed } from '../facts.ts';

const payload = Type.Object({
  building_id: Uuid,
  /** As people call it: 2026, or 2026-2027. */
  fiscal_year: Type.String(),
  amount_cents: Type.Integer(),
});

/** To the owners, who will pay it, and to those who read the books. */
export const budgetApproved: NotificationTypeDefinition<typeof payload> = {
  type: 'BudgetApproved',
  payload,
  priority: 'Normal',
  audience: (ctx, { building_id }, actorId) =>
    except(
      actorId,
      eachOnce(
        ownersOfBuilding(ctx, building_id, ctx.today),
        staffWith(ctx, 'books:read', building_id),
      ),
    ),
  async values(ctx, { building_id, fiscal_year, amount_cents }) {
    const building = await buildingNamed(ctx, building_id);
    return { ...building, fiscal_year, amount: toEuro(amount_cents) };
  },
  link: ({ building_id }) => `/buildings/${building_id}`,
  objectId: ({ building_id, fiscal_year }) => `${building_id}:${fiscal_year}`,
};
