import { canonicalVote, type ChainedVote } from '#domain/assemblies/vote-chain.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { appendLinks, CHAIN_START } from '#platform/security/chain.ts';
import { findHead, type VoteRow } from './repository.ts';

type NewVote = Pick<ChainedVote, 'voting_round_id' | 'owner_id' | 'candidate_id' | 'weight'> &
  Pick<VoteRow, 'choice' | 'is_own'>;

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

/** The hashed text of a vote, and the hashes that lead from it to the head of its chain. */
interface VoteReceipt {
  readonly text: string;
  readonly previous_hash: string;
  readonly hash: string;
  /** Hashes of the later votes, in order; empty for the last vote. */
  readonly path: readonly string[];
  readonly head: string;
}

/** Makes the receipt of a vote from the chain of its meeting; undefined if it is not in it. */
export function makeReceipt(chain: readonly VoteRow[], id: string): VoteReceipt | undefined {
  const index = chain.findIndex((one) => one.id === id);
  const vote = chain[index];
  if (vote === undefined) return undefined;
  const [hash = '', ...path] = chain.slice(index).map((one) => one.hash.toString('hex'));
  return {
    text: canonicalVote(vote),
    previous_hash: vote.previous_hash.toString('hex'),
    hash,
    path,
    head: path.at(-1) ?? hash,
  };
}
