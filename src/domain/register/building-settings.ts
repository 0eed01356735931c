/** Who has the interest of the reserve account. */
export const RESERVE_INTEREST_TO = ['Owners', 'Reserve'] as const;
