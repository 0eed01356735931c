import { describe, expect, it } from 'vitest';
import { changeQuotas, freeQuota, type QuotaState } from './quotas.ts';

const fresh: QuotaState = {
  quota_assigned: 0,
  total_quota: 1_000,
  quotas_incomplete_since: '-infinity',
};
const complete: QuotaState = {
  quota_assigned: 1_000,
  total_quota: 1_000,
  quotas_incomplete_since: null,
};

describe('changeQuotas', () => {
  it('enters the first version of a register for every date, over as many days as it takes', () => {
    const half = changeQuotas(fresh, { quota_assigned: 500 }, '2026-03-01');
    expect(half.valid_from).toBe('-infinity');
    const whole = changeQuotas(half, { quota_assigned: 1_000 }, '2026-03-09');
    expect(whole).toEqual({ ...complete, valid_from: '-infinity' });
  });

  it('begins a new version today once the quotas add up, and finishes it as of that day', () => {
    const lowered = changeQuotas(complete, { quota_assigned: 900 }, '2026-03-01');
    expect(lowered).toMatchObject({
      valid_from: '2026-03-01',
      quotas_incomplete_since: '2026-03-01',
    });
    const redone = changeQuotas(lowered, { quota_assigned: 1_000 }, '2026-03-09');
    expect(redone).toEqual({ ...complete, valid_from: '2026-03-01' });
    expect(changeQuotas(redone, { total_quota: 10_000 }, '2026-04-01')).toMatchObject({
      valid_from: '2026-04-01',
      quotas_incomplete_since: '2026-04-01',
    });
  });

  it('refuses a sum above the total', () => {
    expect(() => changeQuotas(fresh, { quota_assigned: 1_001 }, '2026-03-01')).toThrow(
      expect.objectContaining({
        code: 'quota_exceeded',
        params: { sum: 1_001, total_quota: 1_000 },
      }),
    );
    expect(() => changeQuotas(complete, { total_quota: 999 }, '2026-03-01')).toThrow(
      expect.objectContaining({ code: 'quota_exceeded' }),
    );
  });
});

describe('freeQuota', () => {
  it('takes the quota away from the day it held', () => {
    const always = freeQuota(complete, { quota: 400, valid_from: '-infinity' });
    expect(always).toEqual({ ...fresh, quota_assigned: 600 });
    const since = freeQuota(complete, { quota: 400, valid_from: '2026-03-01' });
    expect(since.quotas_incomplete_since).toBe('2026-03-01');
    expect(freeQuota(since, { quota: 1, valid_from: '2026-04-01' })).toEqual({
      ...since,
      quota_assigned: 599,
    });
    expect(freeQuota(complete, { quota: 0, valid_from: '-infinity' })).toEqual(complete);
  });
});
