import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** Requests a person may make about their data: GDPR art. 15, 20, 16, 17, 18, 21. */
export const GDPR_REQUEST_KINDS = [
  'Access',
  'Portability',
  'Rectification',
  'Erasure',
  'Restriction',
  'Objection',
] as const;
export type GdprRequestKind = (typeof GDPR_REQUEST_KINDS)[number];

export const GDPR_REQUEST_STATUSES = ['Open', 'Extended', 'Completed', 'Refused'] as const;
export type GdprRequestStatus = (typeof GDPR_REQUEST_STATUSES)[number];

export type GdprRequestOperation = 'extend' | 'complete' | 'refuse';

/** Lifecycle of a request: extended at most once, then answered. */
export const gdprRequestTransitions: TransitionTable<GdprRequestStatus, GdprRequestOperation> = {
  extend: { from: ['Open'], to: 'Extended' },
  complete: { from: ['Open', 'Extended'], to: 'Completed' },
  refuse: { from: ['Open', 'Extended'], to: 'Refused' },
};

/** Statuses of requests that await an answer. */
export const UNANSWERED_STATUSES: readonly GdprRequestStatus[] = ['Open', 'Extended'];
