import {
  limitToBuilding,
  selectBestIds,
  type FoundRecord,
  type SearchPart,
} from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { visibleExpenses } from './repository.ts';

export const expenseSearch: readonly SearchPart[] = [
  {
    type: 'Expense',
    nouns: 'search.nouns.expense',
    access: 'expenses:read',
    path: '/expenses',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const best = selectBestIds(ctx, wanted, limit, {
        table: 'app.expenses',
        visible: [...visibleExpenses(ctx), ...limitToBuilding(wanted)],
        exactly: [
          wanted.amount_cents === undefined
            ? undefined
            : sql`amount_cents = ${wanted.amount_cents}`,
        ],
      });
      return db.query<FoundRecord>(sql`select found.id, found.rank, expense.description as title, expense.amount_cents,
          concat_ws(' · ', building.name, expense.supplier, expense.invoice_number) as subtitle
        from (${best}) as found
        join app.expenses as expense on expense.organization_id = ${db.organizationId}
          and expense.id = found.id
        join ${buildings(db)} as building on building.id = expense.building_id
        order by found.rank desc, found.id desc`);
    },
  },
];
