import { canonicalVote, type ChainedVote } from '#domain/assemblies/vote-chain.ts';
import { FIRST_PREVIOUS_HASH } from '#domain/kernel/hash-chain.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { chainHash } from '#platform/security/hash-chain.ts';
import { findHead, type VoteRow } from './repository.ts';

type NewVote = Pick<ChainedVote, 'voting_round_id' | 'owner_id' | 'candidate_id' | 'weight'> &
  Pick<VoteRow, 'choice'>;

/** Appends votes to the hash chain of a meeting, which the caller has locked. */
export async function appendVotes(
  ctx: TenantContext,
  meeting_id: string,
  votes: readonly NewVote[],
): Promise<void> {
  const head = await findHead(ctx.db, meeting_id);
  let sequence = head?.sequence ?? 0;
  let previous = head?.hash.toString('hex') ?? FIRST_PREVIOUS_HASH;
  const rows = votes.map((vote) => {
    sequence += 1;
    const cast = { cast_by: ctx.userId, cast_at: ctx.now };
    const row = { id: ctx.newId(), meeting_id, sequence, ...vote, ...cast };
    const previous_hash = Buffer.from(previous, 'hex');
    previous = chainHash(previous, canonicalVote(row));
    return { ...row, previous_hash, hash: Buffer.from(previous, 'hex') };
  });
  await insertRows(ctx.db, 'votes', rows);
}

/** Finds the sequence number at which the chain of a meeting's votes breaks; null: it is intact. */
export function findChainBreak(votes: readonly VoteRow[]): number | null {
  let previous = FIRST_PREVIOUS_HASH;
  for (const [index, vote] of votes.entries()) {
    const hash = chainHash(previous, canonicalVote(vote));
    const isNext = vote.sequence === index + 1 && vote.previous_hash.toString('hex') === previous;
    if (!isNext || vote.hash.toString('hex') !== hash) return vote.sequence;
    previous = hash;
  }
  return null;
}

/** Finds the hash of the last vote, which proves the whole chain. */
export function headHash(votes: readonly VoteRow[]): string {
  return votes.at(-1)?.hash.toString('hex') ?? FIRST_PREVIOUS_HASH;
}
