import { describe, expect, it } from 'vitest';
import { keepCurrentFaults } from './holders.ts';

const row = (owner_id: string, share = '') => ({
  owner_id,
  share,
  right: 'FullOwnership' as const,
});

describe('faults of rows', () => {
  it('stand as long as their field is as it was', () => {
    const faults = { '0.owner_id': 'none', '0.share': 'none', '1.share': 'none' };
    const before = [row(''), row('b')];
    expect(keepCurrentFaults(faults, before, [row('a'), row('b')])).toEqual({
      '0.share': 'none',
      '1.share': 'none',
    });
    expect(keepCurrentFaults(faults, before, [row('')])).toEqual({
      '0.owner_id': 'none',
      '0.share': 'none',
    });
  });
});
