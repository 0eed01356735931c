import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import {
  findLetterhead,
  listLetters,
  readLettersAbout,
  writeLetters,
  type KeptLetter,
  type NewLetter,
  type WantedLetters,
} from '#features/documents/letters/index.ts';
import { findBankAccounts } from '#features/register/bank-accounts/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { callLetter } from './call-letter.ts';
import { renderCallMail } from './call-mail.ts';
import { requireCall } from './call.ts';
import { findCopies } from './copies.ts';
import { chooseAccountForParts, readLetterParts } from './letter-parts.ts';
import { findCalledOwners, findCalledUnits } from './letter-repository.ts';
import type { CallRow } from './repository.ts';

/** Returns a call as the subject of letters. */
export function letterSubject({ id, building_id }: Pick<CallRow, 'id' | 'building_id'>) {
  return { type: 'CallForFunds', id, building_id } as const;
}

/**
 * Composes the letters of a call to every charged owner, and copies to holders of the other right under
 * usufruct, each with its e-mail, as of now. The number of statements does not depend on the number of
 * owners.
 */
export async function composeCallLetters(
  ctx: TenantContext,
  call: CallRow & { readonly sent_at: string },
): Promise<NewLetter[]> {
  const { id, building_id } = call;
  const [head, parts, accounts, owners, units] = await Promise.all([
    findLetterhead(ctx.db, building_id),
    readLetterParts(ctx, call),
    findBankAccounts(ctx.db, [building_id]),
    findCalledOwners(ctx.db, call),
    findCalledUnits(ctx.db, id),
  ]);
  const account = chooseAccountForParts(accounts.get(building_id) ?? [], parts);
  const paper = { call, head, parts, account, today: ctx.today };
  const copies = await findCopies(ctx, call, owners, units);
  const own = owners.map((called) => ({ called, units: units.get(called.owner_id) ?? [] }));
  return [...own, ...copies].map(({ called, units: charged }) => ({
    owner_id: called.owner_id,
    paper: callLetter(paper, called, charged),
    mail: { ...renderCallMail(paper, called), recipient: called.email },
  }));
}

export interface CallLetters {
  readonly call: Titled;
  /** Day of the letters. */
  readonly sent_at: string;
  readonly letters: readonly KeptLetter[];
}

/**
 * Reads the letters of a call as sent; an Owner gets only their own. Opens its own transactions, and
 * renders letters on first use. Refuses not_found, not_sent_yet, report_too_large, too_busy.
 */
export async function readCallLetters(
  ctx: DetachedContext,
  id: string,
  wanted: WantedLetters,
): Promise<CallLetters> {
  const call = await ctx.database.read(ctx.organizationId, async (db) =>
    requireSent(await requireCall(ctx.withConnection(db), id)),
  );
  let letters = await readLettersAbout(ctx, letterSubject(call), wanted);
  if (letters.length === 0) {
    await keepEarlierLetters(ctx, call);
    letters = await readLettersAbout(ctx, letterSubject(call), wanted);
  }
  return { call, sent_at: call.sent_at, letters };
}

/** Refuses not_sent_yet. */
function requireSent<Call extends Pick<CallRow, 'sent_at'>>(call: Call) {
  const { sent_at } = call;
  if (sent_at === null) throw new DomainError('not_sent_yet');
  return { ...call, sent_at };
}

/** Stores the letters of a call that was sent before letters were stored, as of their first reading. */
function keepEarlierLetters(
  ctx: DetachedContext,
  call: CallRow & { readonly sent_at: string },
): Promise<void> {
  return ctx.database.write(ctx.organizationId, async (db) => {
    await lockRow(db, 'calls_for_funds', call.id);
    await keepMissingLetters(ctx.withConnection(db), call);
  });
}

/** Stores the letters of a sent call that has none; the caller has locked it. */
export async function keepMissingLetters(ctx: TenantContext, call: CallRow): Promise<void> {
  const wanted = { subject: letterSubject(call), owner_id: null, channel: null };
  if ((await listLetters(ctx.db, wanted)).length > 0) return;
  await writeLetters(ctx, letterSubject(call), await composeCallLetters(ctx, requireSent(call)));
}
