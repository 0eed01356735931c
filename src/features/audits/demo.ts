import { getYear } from '#domain/kernel/local-date.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { createAudit, drawAuditSample } from './commands.ts';
import { findPastYear } from './demo-repository.ts';
import { markVoucher } from './vouchers.ts';

/** Begins the audit of the last year of the demo: a sample, two vouchers in order, and a question. */
export async function enterDemoAudit({ building_id, as }: DemoStage): Promise<void> {
  const ctx = as('Auditor');
  const year = await findPastYear(ctx.db, building_id, `${getYear(ctx.today)}-01-01`);
  if (year === undefined) return;
  const { id } = await createAudit(ctx, year.id, { quote_threshold: 5_000 });
  const { vouchers } = await drawAuditSample(ctx, id, { random: 8, seed: '2718', above: 2_500 });
  const [first, second, third] = vouchers.map(({ entry_id }) => entry_id);
  if (first === undefined || second === undefined || third === undefined) return;
  await markVoucher(ctx, id, first, { mark: 'Ok' });
  await markVoucher(ctx, id, second, { mark: 'Ok' });
  await markVoucher(ctx, id, third, {
    mark: 'Question',
    text: 'Quelle décision de l’assemblée couvre cette dépense ?',
  });
}
