import { describe, expect, it } from 'vitest';
import {
  toBulkCallsBody,
  toCallEntry,
  nextPart,
  parseCallAmount,
  type CallInput,
} from './call-input.ts';

const TYPED: CallInput = {
  building_id: 'b',
  title: 'T2',
  fund: 'Provision',
  amount: '1 000,01',
  instalments: '1',
  call_date: '2026-04-01',
  due_date: '2026-04-30',
  distribution_key_id: '',
  decision_id: '',
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

describe('toCallEntry', () => {
  it('is one call, or the instalments of a year', () => {
    const asked = { fund: 'Provision', total_amount: 1000.01 };
    expect(toCallEntry(TYPED)).toEqual({ call: { ...WORDS, ...asked } });
    expect(toCallEntry({ ...TYPED, instalments: '4', distribution_key_id: 'k' })).toEqual({
      series: { ...WORDS, ...asked, instalments: 4, distribution_key_id: 'k' },
    });
  });

  it('asks for its parts alone where it has some', () => {
    const reserve = {
      fund: 'Reserve' as const,
      amount: '5',
      distribution_key_id: 'k',
      decision_id: 'd',
    };
    const parts = [nextPart(TYPED), reserve];
    const asked = {
      ...WORDS,
      parts: [
        { fund: 'Provision', total_amount: 1000.01 },
        { fund: 'Reserve', total_amount: 5, distribution_key_id: 'k', decision_id: 'd' },
      ],
    };
    expect(toCallEntry({ ...TYPED, parts })).toEqual({ call: asked });
    expect(toCallEntry({ ...TYPED, instalments: '4', parts })).toEqual({
      series: { ...asked, instalments: 4 },
    });
  });

  it('names the decision that it stems from', () => {
    expect(toCallEntry({ ...TYPED, decision_id: 'd' })).toEqual({
      call: { ...WORDS, fund: 'Provision', total_amount: 1000.01, decision_id: 'd' },
    });
    expect(toCallEntry({ ...TYPED, decision_id: 'd', parts: [nextPart(TYPED)] })).toEqual({
      call: {
        ...WORDS,
        decision_id: 'd',
        parts: [{ fund: 'Provision', total_amount: 1000.01 }],
      },
    });
  });
});

describe('nextPart', () => {
  it('takes over the whole first, then begins empty', () => {
    const first = nextPart(TYPED);
    expect(first).toEqual({
      fund: 'Provision',
      amount: '1 000,01',
      distribution_key_id: '',
      decision_id: '',
    });
    expect(nextPart({ ...TYPED, parts: [first] })).toMatchObject({ amount: '' });
  });
});

describe('toBulkCallsBody', () => {
  const { building_id: _, ...words } = WORDS;
  const buildings = ['b', 'c'];

  it('asks all for the same, and those for another amount that have one of their own', () => {
    const asked = { building_ids: buildings, ...words, fund: 'Provision', total_amount: 1000.01 };
    expect(toBulkCallsBody(TYPED, buildings, { c: ' ' })).toEqual(asked);
    const amounts = [{ building_id: 'c', total_amount: 5 }];
    expect(toBulkCallsBody(TYPED, buildings, { c: '5', d: '7' })).toEqual({ ...asked, amounts });
  });

  it('needs no amount of all where each has its own', () => {
    const typed = { ...TYPED, amount: '' };
    expect(toBulkCallsBody(typed, buildings, { b: '4', c: '5' })).toMatchObject({
      total_amount: 4,
      amounts: [{ building_id: 'c', total_amount: 5 }],
    });
    expect(parseCallAmount('b', typed, {})).toBeUndefined();
  });

  it('asks for parts alone where there are some, whatever was typed of the whole', () => {
    const reserve = {
      fund: 'Reserve' as const,
      amount: '5,50',
      distribution_key_id: 'k',
      decision_id: '',
    };
    const typed = { ...TYPED, parts: [nextPart(TYPED), reserve] };
    expect(toBulkCallsBody(typed, buildings, { c: '5' })).toEqual({
      building_ids: buildings,
      ...words,
      parts: [
        { fund: 'Provision', total_amount: 1000.01 },
        { fund: 'Reserve', total_amount: 5.5 },
      ],
    });
    expect(parseCallAmount('c', typed, { c: '5' })).toBe(1005.51);
  });
});
