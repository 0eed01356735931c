import { DomainError } from '#domain/kernel/domain-error.ts';

const MIB = 1_024 * 1_024;

/** Limits of an owner for one day. */
const QUOTAS = { tickets: 20, attachments: 200, bytes: 100 * MIB } as const;
type Quota = keyof typeof QUOTAS;

/** Tickets and bytes of an owner on a day. */
export type Sending = Readonly<Partial<Record<Quota, number>>>;

/**
 * Refuses what exceeds the quota of an owner, with daily_quota_exceeded {what, maximum}; bytes in MiB.
 * @param secondsLeft until the next day begins
 */
export function requireWithinQuota(
  sent: Sending,
  sending: Sending,
  { secondsLeft }: { readonly secondsLeft: number },
): void {
  for (const [what, maximum] of Object.entries(QUOTAS) as [Quota, number][]) {
    const added = sending[what] ?? 0;
    if (added === 0 || (sent[what] ?? 0) + added <= maximum) continue;
    throw new DomainError('daily_quota_exceeded', {
      what,
      maximum: what === 'bytes' ? maximum / MIB : maximum,
      retry_after_seconds: secondsLeft,
    });
  }
}
