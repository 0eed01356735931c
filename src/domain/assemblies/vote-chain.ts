/** A vote with all that the proof covers. */
export interface ChainedVote {
  readonly id: string;
  readonly meeting_id: string;
  readonly voting_round_id: string;
  readonly sequence: number;
  readonly owner_id: string;
  readonly candidate_id: string | null;
  readonly choice: string;
  readonly weight: number;
  readonly cast_by: string;
  readonly cast_at: string;
}

/** Serializes a vote for its hash chain; equal votes give equal texts. */
export function canonicalVote(vote: ChainedVote): string {
  return JSON.stringify([
    vote.id,
    vote.meeting_id,
    vote.voting_round_id,
    vote.sequence,
    vote.owner_id,
    vote.candidate_id,
    vote.choice,
    vote.weight,
    vote.cast_by,
    vote.cast_at,
  ]);
}
