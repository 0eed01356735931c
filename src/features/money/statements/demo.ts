import { daysBetween, getYear } from '#domain/kernel/local-date.ts';
import { formatEuro } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { mayBeFrozen, STATEMENT_FINDING_CODES } from '#domain/statements/statement-findings.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { createPayment } from '#features/money/payments/index.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { findRunReceivables } from './account-repository.ts';
import { createRun, deleteDraft } from './commands/create-run.ts';
import { freezeRun } from './commands/freeze-run.ts';
import { sendRun } from './commands/send-run.ts';
import { findRunFindings, summarizeRun } from './compute.ts';

/**
 * Sends the statements of charges of last year, in February where that is past, and has the owners pay what
 * is due; none while the work of last year still goes on in the first days of the new one.
 */
export async function sendDemoStatements({ building_id, as }: DemoStage): Promise<void> {
  const { today } = as('Syndic');
  const year = getYear(today);
  const ctx = as('Syndic', Math.max(0, daysBetween(`${year}-02-20`, today)));
  const last = { period_from: `${year - 1}-01-01`, period_to: `${year - 1}-12-31` };
  const run = await createRun(ctx, building_id, last);
  const findings = await findRunFindings(ctx.db, run, await summarizeRun(ctx.db, run));
  const acknowledge = [...STATEMENT_FINDING_CODES];
  if (!mayBeFrozen(findings, acknowledge)) return deleteDraft(ctx, run.id);
  const due_date = `${year}-03-31`;
  const ledger = await lockLedger(ctx);
  await freezeRun(ctx, ledger, run.id, { acknowledge });
  await sendRun(ctx, ledger, run.id, { due_date });
  if (due_date > today) return;
  for (const owed of await findRunReceivables(ctx.db, run.id)) {
    await createPayment(as('Accountant'), {
      building_id,
      owner_id: owed.owner_id,
      amount: formatEuro(owed.open_cents),
      received_on: due_date,
      communication: formatCommunication(owed.structured_communication),
    });
  }
}
