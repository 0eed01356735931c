import { describe, expect, it } from 'vitest';
import { callEntryOf, nextPart, type TypedCall } from './typed-call.ts';

const TYPED: TypedCall = {
  building_id: 'b',
  title: 'T2',
  fund: 'Provision',
  amount: '1 000,01',
  instalments: '1',
  call_date: '2026-04-01',
  due_date: '2026-04-30',
  distribution_key_id: '',
  description: ' ',
  parts: [],
};
const WORDS = {
  building_id: 'b',
  title: 'T2',
  call_date: '2026-04-01',
  due_date: '2026-04-30',
  description: null,
};

describe('callEntryOf', () => {
  it('is one call, or the instalments of a year', () => {
    const asked = { fund: 'Provision', total_amount: 1000.01 };
    expect(callEntryOf(TYPED)).toEqual({ call: { ...WORDS, ...asked } });
    expect(callEntryOf({ ...TYPED, instalments: '4', distribution_key_id: 'k' })).toEqual({
      series: { ...WORDS, ...asked, instalments: 4, distribution_key_id: 'k' },
    });
  });

  it('asks for its parts alone where it has some', () => {
    const reserve = { fund: 'Reserve' as const, amount: '5', distribution_key_id: 'k' };
    const parts = [nextPart(TYPED), reserve];
    expect(callEntryOf({ ...TYPED, instalments: '4', parts })).toEqual({
      call: {
        ...WORDS,
        parts: [
          { fund: 'Provision', total_amount: 1000.01 },
          { fund: 'Reserve', total_amount: 5, distribution_key_id: 'k' },
        ],
      },
    });
  });
});

describe('nextPart', () => {
  it('takes over the whole first, then begins empty', () => {
    const first = nextPart(TYPED);
    expect(first).toEqual({ fund: 'Provision', amount: '1 000,01', distribution_key_id: '' });
    expect(nextPart({ ...TYPED, parts: [first] })).toMatchObject({ amount: '' });
  });
});
