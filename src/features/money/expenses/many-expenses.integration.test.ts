import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXPENSE_SORTS } from '#contract/expenses.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { explainQuery, vacuumTables } from '#test/helpers/plans.ts';
import { asSuperuser, freshDatabase, withoutTriggers } from '#test/helpers/test-database.ts';
import { lockWithNotes } from './credit-note-repository.ts';
import { listExpenses } from './repository.ts';

/** Large lists are answered by index rather than by sorting all rows. */

const BUILDINGS = 50;
const EXPENSES = 30_000;

const organizationId = randomUUID();
/** Organizations beside it, whose expenses are in the same table. */
const others = [randomUUID(), randomUUID(), randomUUID()];
const buildings: string[] = Array.from({ length: BUILDINGS }, () => randomUUID());
const [building_id = ''] = buildings;
let url: string;

beforeAll(async () => {
  url = await freshDatabase();
  // Without the register and the chart that they would refer to.
  await withoutTriggers(url, async (client) => {
    for (const organization of [organizationId, ...others])
      await client.query(
        `insert into app.expenses (organization_id, id, building_id, status, description, amount_cents,
         expense_date, due_date, category, supplier, supplier_id, account_code, distribution_key_id, line_items, created_by)
       select $1, gen_random_uuid(), ($2::uuid[])[1 + place % ${BUILDINGS}],
         (array['Draft', 'PendingApproval', 'Approved', 'Cancelled'])[1 + place % 4], 'Costs', place,
         date '2020-01-01' + place % 2000, case when place % 3 > 0 then date '2020-02-01' + place % 2000 end,
         'Other', case when place % 5 > 0 then 'Supplier ' || place % 300 end,
         case when place % 5 > 0 then $1::uuid end, '616', $1, '[]', $1
       from generate_series(1, ${EXPENSES}) as place`,
        [organization, buildings],
      );
  });
  await asSuperuser(url, (client) => vacuumTables(client, ['app.expenses']));
});

/** Step of a plan that reads the whole table. */
const ALL_EXPENSES = /Seq Scan on expenses$/m;

const planOf = (filters: Parameters<typeof listExpenses>[1]) =>
  explainQuery({ url, organizationId }, (db) => listExpenses(db, filters, []));

describe('thirty thousand expenses', () => {
  const sorts = EXPENSE_SORTS.filter((sort) => sort !== 'id').flatMap((sort) => [sort, `-${sort}`]);

  it.each(sorts)('are listed by %s as an index has them', async (sort) => {
    const plan = await planOf({ sort });
    const [page = ''] = plan.split('SubPlan');
    expect(page, plan).toContain('Index Scan');
    expect(page, plan).not.toMatch(/Sort|Seq Scan|Bitmap/);
  });

  it.each(sorts)('are read of one building by an index, listed by %s', async (sort) => {
    const plan = await planOf({ sort, building_id });
    expect(plan, plan).toMatch(/Index Scan|Bitmap Index Scan/);
    expect(plan, plan).not.toMatch(ALL_EXPENSES);
  });

  it('are locked with their notes by indexes', async () => {
    const plan = await explainQuery({ url, organizationId }, (db) =>
      lockWithNotes(db, [organizationId]),
    );
    expect(plan, plan).toMatch(/Index Scan.*using expenses_crediting/);
    expect(plan, plan).not.toMatch(ALL_EXPENSES);
    expect(plan, plan).not.toContain('hashed SubPlan');
  });

  it('are searched in their index', async () => {
    const plan = await planOf({ q: 'lift 0042' });
    expect(plan, plan).toMatch(/Index Only Scan using expenses_search/);
    expect(plan, plan).not.toMatch(ALL_EXPENSES);
  });

  it('are found by day, due date, supplier and status by an index', async () => {
    const some = [
      { date_from: '2024-01-01', date_to: '2024-01-03' },
      { due_from: '2024-01-01', due_to: '2024-01-03', sort: 'due_date' },
      { supplier: 'supplier 7', sort: 'supplier' },
    ];
    for (const filters of nonEmpty(some.flatMap((one) => [one, { ...one, building_id }]))) {
      const plan = await planOf(filters);
      expect(plan, plan).toMatch(/Index Scan|Bitmap Index Scan/);
      expect(plan, plan).not.toMatch(ALL_EXPENSES);
    }
  });
});
