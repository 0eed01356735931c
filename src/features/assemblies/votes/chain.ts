import { canonicalVote, type ChainedVote } from '#domain/assemblies/vote-chain.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { appendLinks, CHAIN_START } from '#platform/security/chain.ts';
import { findHead, type VoteRow } from './repository.ts';

type NewVote = Pick<ChainedVote, 'voting_round_id' | 'owner_id' | 'candidate_id' | 'weight'> &
  Pick<VoteRow, 'choice'>;

/** Appends votes to the hash chain of a meeting, which the caller has locked. */
export async function appendVotes(
  ctx: TenantContext,
  meeting_id: string,
  votes: readonly NewVote[],
): Promise<void> {
  const head = (await findHead(ctx.db, meeting_id)) ?? CHAIN_START;
  const cast = { cast_by: ctx.userId, cast_at: ctx.now };
  const rows = votes.map((vote) => ({ id: ctx.newId(), meeting_id, ...vote, ...cast }));
  await insertRows(ctx.db, 'votes', appendLinks(head, rows, canonicalVote));
}
