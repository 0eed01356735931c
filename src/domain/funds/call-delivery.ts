/** How a call gets to an owner. */
export const CALL_CHANNELS = ['Email', 'Post'] as const;

/** What became of it there; ToPost: its letter is yet to be posted. */
export const CALL_DELIVERY_STATUSES = ['Pending', 'Sent', 'Failed', 'ToPost'] as const;
