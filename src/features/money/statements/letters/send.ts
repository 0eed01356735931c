import { documentShared } from '#features/documents/documents/index.ts';
import {
  findLetterhead,
  listDeliveries,
  sendLetters,
  withdrawLetters,
  type NewLetter,
} from '#features/documents/letters/index.ts';
import { emitMany } from '#features/notifications/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import type { ChangedStatements } from '../changes.ts';
import { findKeptOwners } from '../kept-repository.ts';
import { findFiscalYear, type RunRow } from '../run-repository.ts';
import { loadStatements } from './load-paper.ts';
import { findReaders } from './paper-repository.ts';
import { renderReversalMail, reversalLetter } from './reversal-letter.ts';
import { statementLetter } from './statement-letter.ts';
import { renderStatementMail } from './statement-mail.ts';

/** Owners whose letters are in memory at once. */
const OWNERS_AT_ONCE = 50;

/** Returns a run as the subject of its statements. */
export function statementSubject({ id, building_id }: Pick<RunRow, 'id' | 'building_id'>) {
  return { type: 'Statement', id, building_id } as const;
}

/** Returns a run as the subject of its reversal letters. */
export function reversalSubject({ id, building_id }: Pick<RunRow, 'id' | 'building_id'>) {
  return { type: 'StatementReversal', id, building_id } as const;
}

/** Sends the statement of each owner of a run: as a kept letter, by e-mail or for the post. */
export async function sendStatements(
  ctx: TenantContext,
  { statement_id }: ChangedStatements,
): Promise<void> {
  const run = await readRun(ctx, statement_id);
  const { paper, owner_ids, loadOwners } = await loadStatements(ctx, run);
  for (let first = 0; first < owner_ids.length; first += OWNERS_AT_ONCE) {
    const owners = await loadOwners(owner_ids.slice(first, first + OWNERS_AT_ONCE));
    const letters = owners.map((owner): NewLetter => ({
      owner_id: owner.reader.id,
      paper: statementLetter(paper, owner),
      mail: { ...renderStatementMail(paper, owner), recipient: owner.reader.email },
    }));
    await send(ctx, statementSubject(run), letters);
  }
}

/**
 * Stops the statements of a run that are not sent yet, and notifies the owners who got theirs of the reversal.
 */
export async function sendReversals(
  ctx: TenantContext,
  { statement_id }: ChangedStatements,
): Promise<void> {
  const run = await readRun(ctx, statement_id);
  await withdrawLetters(ctx, [run.id]);
  const deliveries = await listDeliveries(ctx.db, statementSubject(run), null);
  const informed = new Set(
    deliveries
      .filter(({ status }) => status === 'Sent' || status === 'Posted')
      .map(({ owner_id }) => owner_id),
  );
  const [head, year, kept, readers] = await Promise.all([
    findLetterhead(ctx.db, run.building_id),
    findFiscalYear(ctx.db, run.building_id, run.period_to),
    findKeptOwners(ctx.db, run.id),
    findReaders(ctx.db, [...informed]),
  ]);
  const reversed = {
    run,
    head,
    today: ctx.today,
    year_end: year?.end_date ?? run.period_to,
    reason: run.reversal_reason ?? '',
  };
  const letters = kept.flatMap(({ number, ...figures }): NewLetter[] => {
    const reader = readers.get(figures.owner_id);
    if (reader === undefined) return [];
    const owner = { reader, number, figures };
    return [
      {
        owner_id: reader.id,
        paper: reversalLetter(reversed, owner),
        mail: { ...renderReversalMail(reversed, owner), recipient: reader.email },
      },
    ];
  });
  await send(ctx, reversalSubject(run), letters);
}

/** Sends letters and shares each with its owner, without a second mail to those who get it by e-mail. */
async function send(
  ctx: TenantContext,
  subject: ReturnType<typeof statementSubject | typeof reversalSubject>,
  letters: readonly NewLetter[],
): Promise<void> {
  const written = await sendLetters(ctx, subject, letters);
  const titles = new Map(letters.map(({ owner_id, paper }) => [owner_id, paper.subject]));
  await emitMany(
    ctx,
    documentShared,
    written.map(({ letter_id, owner_id, mail_id }) => ({
      document_id: letter_id,
      building_id: subject.building_id,
      owner_id,
      title: titles.get(owner_id) ?? '',
      is_mailed: mail_id !== null,
      visibility: 'Owner',
    })),
  );
}

async function readRun({ db }: TenantContext, id: string): Promise<RunRow> {
  return found(await findRow(db, 'statement_runs', id), 'statement', id);
}
