import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { requireWithinQuota, type Sending } from './daily-quota.ts';

const MIB = 1_024 * 1_024;
const check = (sent: Sending, sending: Sending) => () =>
  requireWithinQuota(sent, sending, { secondsLeft: 60 });

describe('requireWithinQuota', () => {
  it.each<[Sending, Sending]>([
    [{}, { tickets: 1 }],
    [{ tickets: 19 }, { tickets: 1 }],
    [
      { attachments: 199, bytes: 99 * MIB },
      { attachments: 1, bytes: MIB },
    ],
    // Only what is sent now is refused.
    [{ tickets: 25, bytes: 200 * MIB }, { attachments: 1 }],
  ])('after %j, accepts %j', (sent, sending) => expect(check(sent, sending)).not.toThrow());

  it.each<[Sending, Sending, object]>([
    [{ tickets: 20 }, { tickets: 1 }, { what: 'tickets', maximum: 20 }],
    [{ attachments: 200 }, { attachments: 1, bytes: 1 }, { what: 'attachments', maximum: 200 }],
    [{ bytes: 100 * MIB }, { attachments: 1, bytes: 1 }, { what: 'bytes', maximum: 100 }],
    [{}, { attachments: 1, bytes: 100 * MIB + 1 }, { what: 'bytes', maximum: 100 }],
  ])('after %j, refuses %j', (sent, sending, facts) => {
    const params = { ...facts, retry_after_seconds: 60 };
    expect(check(sent, sending)).toThrow(new DomainError('daily_quota_exceeded', params));
    expect(check(sent, sending)).toThrow(
      expect.objectContaining({ code: 'daily_quota_exceeded', params }) as Error,
    );
  });
});
