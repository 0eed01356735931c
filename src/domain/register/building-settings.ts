/** What becomes of a credit on a statement: kept for the next call, or refunded. */
export const STATEMENT_CREDITS = ['Keep', 'Refund'] as const;

/** Who has the interest of the reserve account. */
export const RESERVE_INTEREST_TO = ['Owners', 'Reserve'] as const;
