import { getYear } from '#domain/kernel/local-date.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { findClosingFindings, isLedgerIntact } from './closing-check.ts';
import { closeFiscalYear } from './commands.ts';
import { listFiscalYears } from './repository.ts';
import { appropriateReserve } from './reserve.ts';

/**
 * Appropriates the reserve of the last year of the demo and closes it, unless its work still goes on in the
 * first days of the new one.
 */
export async function closeDemoYear({ building_id, as }: DemoStage): Promise<void> {
  const ctx = as('Accountant');
  const years = await listFiscalYears(ctx.db, building_id);
  const past = years.find(({ end_date }) => getYear(end_date) < getYear(ctx.today));
  if (past === undefined) return;
  await appropriateReserve(ctx, await lockLedger(ctx), past.id);
  const isProven = await isLedgerIntact(ctx);
  const findings = await findClosingFindings(ctx, past, isProven);
  if (findings.some(({ severity }) => severity === 'Blocking')) return;
  const acknowledge = findings.map(({ code }) => code);
  await closeFiscalYear(ctx, await lockLedger(ctx), past.id, { acknowledge }, isProven);
}
