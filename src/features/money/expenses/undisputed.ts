/** What stands with an expense that nobody disputes, or that is settled. */
export const UNDISPUTED = { disputed_at: null, disputed_by: null, dispute_reason: null };
