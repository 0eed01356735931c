import type { StatementLetterQuery } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  drawDrafts,
  markAsDraft,
  readLettersAbout,
  type KeptLetter,
  type LetterPdf,
  type WantedLetters,
} from '#features/documents/letters/index.ts';
import { found, type DetachedContext } from '#platform/http/request-context.ts';
import type { RunRow } from '../run-repository.ts';
import { requireRun } from '../run.ts';
import { loadStatements } from './load-paper.ts';
import { reversalSubject, statementSubject } from './send.ts';
import { annexLetter, statementLetter, type Annex } from './statement-letter.ts';

/** Letters of a run with the run itself. */
export interface StatementLetters {
  readonly run: RunRow;
  readonly letters: readonly KeptLetter[];
}

/**
 * Reads the statements of a run as sent, with the reversal letters of a reversed one; an Owner gets their
 * own. Opens its own transactions. Refuses not_found, not_sent_yet, report_too_large, too_busy.
 */
export async function readStatementLetters(
  ctx: DetachedContext,
  id: string,
  wanted: WantedLetters,
): Promise<StatementLetters> {
  const run = await readRun(ctx, id);
  if (run.sent_at === null) throw new DomainError('not_sent_yet');
  const statements = await readLettersAbout(ctx, statementSubject(run), wanted);
  const reversals =
    run.status === 'Reversed' ? await readLettersAbout(ctx, reversalSubject(run), wanted) : [];
  return { run, letters: [...statements, ...reversals] };
}

/** The document of one owner: as sent, or drawn now. */
export type OwnerDocument =
  | { readonly kept: KeptLetter; readonly run: RunRow }
  | { readonly drawn: LetterPdf; readonly run: RunRow };

/**
 * Reads the statement of an owner as it was sent; before that a draft, marked as such, and an annex drawn
 * now from the same rows. Refuses not_found, also to an Owner for another's, and too_busy.
 */
export async function readOwnerDocument(
  ctx: DetachedContext,
  id: string,
  owner_id: string,
  query: StatementLetterQuery,
): Promise<OwnerDocument> {
  const run = await readRun(ctx, id);
  const own = ctx.principal.owner_id;
  found(own === null || own === owner_id ? owner_id : undefined, 'owner', owner_id);
  const annex = toAnnex(query);
  if (annex === null && run.sent_at !== null) {
    const wanted = { owner_id, channel: null };
    const [kept] = await readLettersAbout(ctx, statementSubject(run), wanted);
    return { run, kept: found(kept, 'owner', owner_id) };
  }
  const paper = await ctx.database.snapshot(ctx.organizationId, async (db) => {
    const loaded = await loadStatements(ctx.withConnection(db), run, owner_id);
    const [loadedOwner] = await loaded.loadOwners(loaded.owner_ids);
    const owner = found(loadedOwner, 'owner', owner_id);
    return annex === null
      ? statementLetter(loaded.paper, owner)
      : annexLetter(loaded.paper, owner, annex);
  });
  const [drawn] = await drawDrafts([run.sent_at === null ? markAsDraft(paper) : paper]);
  return { run, drawn: found(drawn, 'owner', owner_id) };
}

/** Reads the annex that is asked for; null: the statement itself. */
function toAnnex({ annex, unit_id, lease_from, lease_to }: StatementLetterQuery): Annex | null {
  if (annex === undefined) return null;
  if (annex === 'Vat') return { kind: 'Vat' };
  const lease = lease_from === undefined ? undefined : { from: lease_from, to: lease_to ?? null };
  return { kind: 'Tenant', unit_id: unit_id ?? null, lease };
}

function readRun(ctx: DetachedContext, id: string): Promise<RunRow> {
  return ctx.database.read(ctx.organizationId, (db) => requireRun(ctx.withConnection(db), id));
}
