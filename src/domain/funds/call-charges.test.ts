import { describe, expect, it } from 'vitest';
import { chargesByOwner } from './call-charges.ts';

const line = (owner_id: string, amount_cents: number) => ({ owner_id, amount_cents });

describe('chargesByOwner', () => {
  it('adds up the units of each owner, by name, then id, without those who owe nothing', () => {
    const names = new Map([
      ['1', 'Zoé'],
      ['2', 'Ann'],
      ['3', 'Ann'],
      ['4', 'anna'],
      ['5', 'Bert'],
    ]);
    const lines = [
      line('1', 5),
      line('3', 10),
      line('4', 1),
      line('2', 7),
      line('1', 6),
      line('5', 0),
    ];
    expect(chargesByOwner(lines, names)).toEqual([
      { owner_id: '2', amount_cents: 7 },
      { owner_id: '3', amount_cents: 10 },
      { owner_id: '1', amount_cents: 11 },
      { owner_id: '4', amount_cents: 1 },
    ]);
  });

  it('knows every owner by name', () => {
    expect(() => chargesByOwner([line('1', 5), line('2', 5)], new Map())).toThrow('name');
  });
});
