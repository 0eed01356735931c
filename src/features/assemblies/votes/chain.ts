import { createHash } from 'node:crypto';
import { canonicalVote, FIRST_VOTE_HASH, type ChainedVote } from '#domain/assemblies/vote-chain.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findHead, type VoteRow } from './repository.ts';

/** SHA-256 over the hash before (hexadecimal) and the vote's canonical text, hexadecimal. */
function chainHash(previousHash: string, vote: ChainedVote): string {
  return createHash('sha256').update(previousHash).update(canonicalVote(vote)).digest('hex');
}

type NewVote = Pick<ChainedVote, 'voting_round_id' | 'owner_id' | 'candidate_id' | 'weight'> &
  Pick<VoteRow, 'choice'>;

/** Adds votes to those of a meeting, which the caller holds. */
export async function appendVotes(
  ctx: TenantContext,
  meeting_id: string,
  votes: readonly NewVote[],
): Promise<void> {
  const head = await findHead(ctx.db, meeting_id);
  let sequence = head?.sequence ?? 0;
  let previous = head?.hash.toString('hex') ?? FIRST_VOTE_HASH;
  for (const vote of votes) {
    sequence += 1;
    const cast = { cast_by: ctx.userId, cast_at: ctx.now };
    const row = { id: ctx.newId(), meeting_id, sequence, ...vote, ...cast };
    const hash = chainHash(previous, row);
    const hashes = { previous_hash: Buffer.from(previous, 'hex'), hash: Buffer.from(hash, 'hex') };
    await insertRow(ctx.db, 'votes', { ...row, ...hashes });
    previous = hash;
  }
}

/** Where the chain of a meeting's votes breaks; null: it is whole. */
export function brokenAt(votes: readonly VoteRow[]): number | null {
  let previous = FIRST_VOTE_HASH;
  for (const [index, vote] of votes.entries()) {
    const hash = chainHash(previous, vote);
    const isNext = vote.sequence === index + 1 && vote.previous_hash.toString('hex') === previous;
    if (!isNext || vote.hash.toString('hex') !== hash) return vote.sequence;
    previous = hash;
  }
  return null;
}

/** The hash that the last vote is proved by. */
export function headHash(votes: readonly VoteRow[]): string {
  return votes.at(-1)?.hash.toString('hex') ?? FIRST_VOTE_HASH;
}
