/** States of a handover. Ready: the archive and its receipt are kept. */
export const HANDOVER_STATUSES = ['Preparing', 'Ready'] as const;
export type HandoverStatus = (typeof HANDOVER_STATUSES)[number];
