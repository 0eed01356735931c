import { describe, expect, it } from 'vitest';
import { determineCreditedAccounts, shiftLines, sumByAccount } from './credited-accounts.ts';

const part = (account_code: string, amount_cents: number) => ({ account_code, amount_cents });

describe('determineCreditedAccounts', () => {
  it.each<[string, [string, number][], [string, number][], [string, number][]]>([
    ['the account of the receivable', [['4101', 100]], [['4101', 100]], [['4101', 100]]],
    ['it even where the books show nothing', [['4101', 100]], [], [['4101', 100]]],
    [
      'doubtful receivables for what was moved there',
      [['4101', 100]],
      [['417', 100]],
      [['417', 100]],
    ],
    [
      'both for what was moved in part',
      [['4101', 100]],
      [
        ['4101', 60],
        ['417', 40],
      ],
      [
        ['4101', 60],
        ['417', 40],
      ],
    ],
    [
      'each part in turn',
      [
        ['4101', 100],
        ['4100', 50],
      ],
      [
        ['4101', 70],
        ['4100', 40],
        ['417', 40],
      ],
      [
        ['4101', 70],
        ['417', 30],
        ['4100', 40],
        ['417', 10],
      ],
    ],
  ])('credits %s', (_, parts, balances, expected) => {
    const credited = determineCreditedAccounts(
      parts.map(([code, cents]) => part(code, cents)),
      new Map(balances),
    );
    expect(credited).toEqual(expected.map(([code, cents]) => part(code, cents)));
  });
});

describe('shiftLines', () => {
  it('debits what loses and credits what gains', () => {
    const from = sumByAccount([part('4101', 100)]);
    const to = sumByAccount([part('4100', 70), part('4101', 30)]);
    expect(shiftLines('anne', from, to)).toEqual([
      { account_code: '4100', owner_id: 'anne', debit_cents: 0, credit_cents: 70 },
      { account_code: '4101', owner_id: 'anne', debit_cents: 70, credit_cents: 0 },
    ]);
  });

  it('has no lines where nothing changes', () => {
    const same = new Map([['4101', 5]]);
    expect(shiftLines('anne', same, new Map([...same, ['4100', 0]]))).toEqual([]);
  });

  it('takes an unequal shift for a bug', () => {
    expect(() => shiftLines('anne', new Map([['4101', 5]]), new Map())).toThrow();
  });
});
