interface Cast {
  readonly owner_id: string;
  /** The candidate voted on; null outside elections. */
  readonly candidate_id: string | null;
}

/** Returns the key that identifies a vote within its round. */
export function voteKey({ owner_id, candidate_id }: Cast): string {
  return `${owner_id} ${candidate_id ?? ''}`;
}

/** Keeps the last vote of each owner, and candidate, by vote key. */
export function keepLatestVotes<V extends Cast>(votesInOrder: readonly V[]): Map<string, V> {
  return new Map(votesInOrder.map((vote) => [voteKey(vote), vote]));
}
