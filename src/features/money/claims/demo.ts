import { addDays } from '#domain/kernel/local-date.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { createClaim } from './commands.ts';

/** Records a claim for water damage that the insurer has not paid yet. */
export async function enterDemoClaim({ building_id, as }: DemoStage): Promise<void> {
  const ctx = as('Syndic');
  await createClaim(ctx, building_id, {
    title: 'Dégât des eaux dans la cage d’escalier',
    occurred_on: addDays(ctx.today, -40),
    insurer: 'AG Assurances',
    deductible: 250,
  });
}
