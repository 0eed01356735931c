/** Field values of an expense that is not disputed. */
export const UNDISPUTED = { disputed_at: null, disputed_by: null, dispute_reason: null };
