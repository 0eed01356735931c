import { assert } from '#domain/kernel/assert.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { sendDemoCalls } from '#features/money/calls-for-funds/index.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { createBudgetCalls } from './calls.ts';
import { adoptBudget, createBudget } from './commands.ts';
import { listYears } from './repository.ts';

/** Factor on the costs of last year. */
const INDEX = 1.05;
const RESERVE = 2_000;

/** Adopts a budget for this year, drafted from the costs of last year, and calls it by quarter. */
export async function enterDemoBudget(stage: DemoStage): Promise<void> {
  const ctx = stage.as('Syndic');
  const number = getYear(ctx.today);
  const years = await listYears(ctx.db, stage.building_id);
  const year = years.find(({ end_date }) => getYear(end_date) === number);
  assert(year !== undefined, 'The demo has a financial year of today');
  const draft = { fiscal_year_id: year.id, kind: 'Ordinary', index: INDEX } as const;
  const { id } = await createBudget(ctx, stage.building_id, draft);
  await adoptBudget(ctx, id, {});
  const quarterly = { first_call_date: year.start_date, instalments: 4, interval_months: 3 };
  const reserve = { first_due_date: `${number}-01-31`, reserve_amount: RESERVE };
  await sendDemoCalls(stage, await createBudgetCalls(ctx, id, { ...quarterly, ...reserve }));
}
