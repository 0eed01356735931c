interface Cast {
  readonly owner_id: string;
  /** Of an election, for or against whom. */
  readonly candidate_id: string | null;
}

/** By what a vote is told from the others of its round. */
export function voteKey({ owner_id, candidate_id }: Cast): string {
  return `${owner_id} ${candidate_id ?? ''}`;
}

/** What holds of all that was cast in a round, by its key: of each owner, and candidate, the last. */
export function latestVotes<V extends Cast>(votesInOrder: readonly V[]): Map<string, V> {
  return new Map(votesInOrder.map((vote) => [voteKey(vote), vote]));
}
