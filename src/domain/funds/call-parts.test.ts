import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/kernel/money.ts';
import { numberCallParts, summarizeParts, type CallPart } from './call-parts.ts';

const part = (fund: CallPart['fund'], key: string, amount_cents: number): CallPart => ({
  fund,
  distribution_key_id: key,
  amount_cents,
});

describe('summarizeParts', () => {
  it('is their sum, with the fund and the key that they share', () => {
    expect(summarizeParts([part('Works', 'a', 1), part('Works', 'b', 2)])).toEqual({
      fund: 'Works',
      distribution_key_id: null,
      total_cents: 3,
    });
    expect(summarizeParts([part('Works', 'a', 1), part('Reserve', 'a', 2)])).toEqual({
      fund: null,
      distribution_key_id: 'a',
      total_cents: 3,
    });
  });

  it('is within the range of amounts', () => {
    const parts = [part('Works', 'a', MAX_CENTS), part('Works', 'a', 1)];
    expect(() => summarizeParts(parts)).toThrow(
      expect.objectContaining({ code: 'amount_out_of_range' }),
    );
  });
});

describe('numberCallParts', () => {
  const call = { distribution_key_id: 'a', total_cents: 500, split_key_name: 'General' };

  it('are one, all of it, where a call has none', () => {
    expect(numberCallParts({ ...call, fund: 'Works' }, [])).toEqual([
      { ...part('Works', 'a', 500), part_number: 1, split_key_name: 'General' },
    ]);
  });

  it('are those that it has, also where they share their fund', () => {
    const parts = [
      { ...part('Works', 'a', 200), part_number: 1, split_key_name: null },
      { ...part('Works', 'b', 300), part_number: 2, split_key_name: null },
    ];
    expect(numberCallParts({ ...call, fund: 'Works' }, parts)).toEqual(parts);
  });
});
