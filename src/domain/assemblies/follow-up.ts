/** Kinds of follow-up to a decision. */
export const FOLLOW_UP_KINDS = ['Task', 'Budget', 'Call', 'Mandate'] as const;
