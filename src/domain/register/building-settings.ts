/** Uses of a credit on a statement: kept for the next call, or refunded. */
export const STATEMENT_CREDITS = ['Keep', 'Refund'] as const;

/** Recipients of the interest of the reserve account. */
export const RESERVE_INTEREST_TO = ['Owners', 'Reserve'] as const;
