import { describe, expect, it } from 'vitest';
import { listEntryItems } from './entry-items.ts';

type Row = readonly [account: string, debit: number, credit: number, owner?: string, due?: string];

const DUE = '2026-04-15';

const lines = (rows: readonly Row[]) =>
  rows.map(([account_code, debit_cents, credit_cents, owner_id = null, due_date = DUE]) => ({
    account_code,
    debit_cents,
    credit_cents,
    owner_id,
    due_date,
  }));

describe('listEntryItems', () => {
  it.each<[string, Row[], string[]]>([
    [
      'a debit is owed',
      [
        ['4101', 100, 0, 'anne'],
        ['701', 0, 100],
      ],
      ['anne 4101 100'],
    ],
    [
      'a credit counts to their good',
      [
        ['551', 100, 0],
        ['4100', 0, 100, 'anne'],
      ],
      ['anne 4100 -100'],
    ],
    [
      'each owner by themselves',
      [
        ['4101', 60, 0, 'anne'],
        ['4101', 40, 0, 'bart'],
        ['701', 0, 100],
      ],
      ['anne 4101 60', 'bart 4101 40'],
    ],
    [
      'lines of one account together',
      [
        ['4101', 60, 0, 'anne'],
        ['4101', 40, 0, 'anne'],
        ['701', 0, 100],
      ],
      ['anne 4101 100'],
    ],
    [
      'two accounts of one owner apart',
      [
        ['4101', 60, 0, 'anne'],
        ['4100', 40, 0, 'anne'],
        ['701', 0, 100],
      ],
      ['anne 4101 60', 'anne 4100 40'],
    ],
    [
      'a transfer to doubtful receivables opens nothing',
      [
        ['417', 100, 0, 'anne'],
        ['4101', 0, 100, 'anne'],
      ],
      [],
    ],
    [
      'a mixed entry opens its net',
      [
        ['417', 100, 0, 'anne'],
        ['4101', 0, 150, 'anne'],
        ['551', 50, 0],
      ],
      ['anne 4101 -50'],
    ],
    [
      'a private cost charged on is a cost',
      [
        ['4101', 100, 0, 'anne'],
        ['643', 0, 100],
      ],
      ['anne 4101 100 cost'],
    ],
    [
      'a cost of recovery is a cost',
      [
        ['4101', 100, 0, 'anne'],
        ['742', 0, 100],
      ],
      ['anne 4101 100 cost'],
    ],
    [
      'a charge with other counterparts too is none',
      [
        ['4101', 100, 0, 'anne'],
        ['643', 0, 60],
        ['701', 0, 40],
      ],
      ['anne 4101 100'],
    ],
    [
      'a debt passed from one owner to another',
      [
        ['4101', 100, 0, 'bart'],
        ['4101', 0, 100, 'anne'],
      ],
      ['bart 4101 100', 'anne 4101 -100'],
    ],
    [
      'what is due at different days apart, the oldest first',
      [
        ['4101', 100, 0, 'anne', '2026-09-30'],
        ['4101', 60, 0, 'anne', '2026-06-30'],
        ['4101', 40, 0, 'anne', '2026-09-30'],
        ['701', 0, 200],
      ],
      ['anne 4101 60 by 2026-06-30', 'anne 4101 140 by 2026-09-30'],
    ],
    [
      'what is credited beside it takes the oldest',
      [
        ['4101', 60, 0, 'anne', '2026-06-30'],
        ['4101', 100, 0, 'anne', '2026-09-30'],
        ['4101', 0, 80, 'anne'],
        ['701', 0, 80],
      ],
      ['anne 4101 80 by 2026-09-30'],
    ],
    [
      'what moved on another account takes the oldest too',
      [
        ['4101', 60, 0, 'anne', '2026-06-30'],
        ['4101', 100, 0, 'anne', '2026-09-30'],
        ['4100', 0, 30, 'anne'],
        ['701', 0, 130],
      ],
      ['anne 4101 30 by 2026-06-30', 'anne 4101 100 by 2026-09-30'],
    ],
    [
      'lines of others are left out',
      [
        ['6107', 100, 0],
        ['440', 0, 100],
      ],
      [],
    ],
  ])('%s', (_, rows, expected) => {
    const movements = listEntryItems(lines(rows)).map(
      ({ owner_id, account_code, amount_cents, is_cost, due_date }) =>
        `${owner_id} ${account_code} ${amount_cents}${is_cost ? ' cost' : ''}${
          due_date === null || due_date === DUE ? '' : ` by ${due_date}`
        }`,
    );
    expect(movements).toEqual(expected);
  });
});
