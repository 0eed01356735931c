import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { MAX_CENTS } from '#domain/kernel/money.ts';
import {
  canonicalEntry,
  checkEntry,
  checkEntryLines,
  reverseLines,
  type ChainedEntry,
  type EntryLine,
} from './journal-entry.ts';

function line(code: string, movement: number, ids: Partial<EntryLine> = {}): EntryLine {
  return {
    account_code: code,
    debit_cents: Math.max(0, movement),
    credit_cents: Math.max(0, 0 - movement),
    owner_id: null,
    unit_id: null,
    supplier_id: null,
    ...ids,
  };
}

const open = { postable: true, is_active: true };
const accounts = new Map([
  ['6107', open],
  ['440', open],
  ['551', open],
  ['4101', open],
  ['417', open],
  ['610', { postable: false, is_active: true }],
  ['6105', { postable: true, is_active: false }],
]);

function check(lines: readonly EntryLine[]): void {
  checkEntry(
    { building_id: 'b', entry_date: '2025-03-01', journal: 'Miscellaneous', lines },
    accounts,
  );
}

function refusal(run: () => void): { code: string; params: unknown } | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, params: error.params };
  }
}

describe('checkEntry', () => {
  it('takes a balanced entry', () => {
    expect(() => check([line('6107', 12_100), line('440', -12_100)])).not.toThrow();
  });

  it('takes a co-owner line that names its owner', () => {
    expect(() => check([line('551', 5), line('4101', -5, { owner_id: 'o' })])).not.toThrow();
  });

  it.each<[string, EntryLine[], string, unknown]>([
    ['no line', [], 'invalid_entry_line', { index: null, reason: 'too_few_lines' }],
    ['one line', [line('551', 1)], 'invalid_entry_line', { index: null, reason: 'too_few_lines' }],
    [
      'a line of nil',
      [line('551', 1), line('440', 0)],
      'invalid_entry_line',
      { index: 1, reason: 'no_side' },
    ],
    [
      'a line on both sides',
      [line('551', 1), line('440', 1, { credit_cents: 2 })],
      'invalid_entry_line',
      { index: 1, reason: 'both_sides' },
    ],
    [
      'a negative amount',
      [line('551', 1, { debit_cents: -1 }), line('440', 1)],
      'invalid_entry_line',
      { index: 0, reason: 'negative' },
    ],
    [
      'a part of a cent',
      [line('551', 0.5), line('440', -0.5)],
      'invalid_entry_line',
      { index: 0, reason: 'not_an_amount' },
    ],
    [
      'a cent of difference',
      [line('6107', 100_00), line('440', -99_99)],
      'unbalanced_entry',
      { debit: '100.00', credit: '99.99' },
    ],
    [
      'an unknown account',
      [line('6107', 1), line('441', -1)],
      'account_missing',
      { account_code: '441', index: 1 },
    ],
    [
      'a heading',
      [line('610', 1), line('440', -1)],
      'account_not_postable',
      { account_code: '610', index: 0 },
    ],
    [
      'an inactive account',
      [line('6105', 1), line('440', -1)],
      'account_inactive',
      { account_code: '6105', index: 0 },
    ],
    [
      'a co-owner line without owner',
      [line('551', 1), line('4101', -1)],
      'owner_required',
      { account_code: '4101', index: 1 },
    ],
    [
      'a doubtful co-owner without owner',
      [line('417', 1), line('551', -1)],
      'owner_required',
      { account_code: '417', index: 0 },
    ],
    [
      'a total out of range',
      [line('551', MAX_CENTS), line('551', 1), line('440', -MAX_CENTS), line('440', -1)],
      'amount_out_of_range',
      {},
    ],
  ])('refuses %s', (_, lines, code, params) => {
    expect(refusal(() => check(lines))).toEqual({ code, params });
  });
});

describe('checkEntryLines', () => {
  it('compares totals exactly beyond what a double can tell apart', () => {
    const lines = [...Array<EntryLine>(5).fill(line('551', MAX_CENTS)), line('440', -1)];
    expect(refusal(() => checkEntryLines(lines))?.code).toBe('amount_out_of_range');
  });

  it('names an unknown account of class 9 before its missing counterpart', () => {
    const lines = [line('6105', 7), line('9999', -7)];
    expect(refusal(() => check(lines))).toEqual({
      code: 'account_missing',
      params: { account_code: '9999', index: 1 },
    });
  });

  it('wants off-balance accounts to balance among themselves', () => {
    expect(() => checkEntryLines([line('05', 7), line('06', -7)])).not.toThrow();
    expect(refusal(() => checkEntryLines([line('05', 7), line('551', -7)]))).toEqual({
      code: 'unbalanced_entry',
      params: { debit: '0.07', credit: '0.00' },
    });
  });
});

describe('reverseLines', () => {
  it('exchanges the sides and keeps everything else', () => {
    const ids = { owner_id: 'o', unit_id: 'u' };
    expect(reverseLines([line('4101', 5, ids), line('701', -5)])).toEqual([
      line('4101', -5, ids),
      line('701', 5),
    ]);
  });

  it('gives the entry back when done twice', () => {
    const movement = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).filter((cents) => cents !== 0);
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const lines = movements.map((cents) => line('551', cents));
        expect(reverseLines(reverseLines(lines))).toEqual(lines);
      }),
    );
  });
});

describe('canonicalEntry', () => {
  const entry: ChainedEntry = {
    id: 'e1',
    organization_id: 'org',
    sequence: 7,
    building_id: 'b1',
    entry_date: '2025-03-01',
    journal: 'Purchases',
    source: { type: 'Expense', id: 'x1' },
    reverses_id: null,
    lines: [line('6107', 12_100), line('440', -12_100, { supplier_id: 's1' })],
  };

  it('is a fixed text', () => {
    expect(canonicalEntry(entry)).toBe(
      '{"version":1,"organization_id":"org","sequence":7,"id":"e1","building_id":"b1",' +
        '"entry_date":"2025-03-01","journal":"Purchases","source":["Expense","x1"],' +
        '"reverses_id":null,"lines":[["6107",12100,0,null,null,null],["440",0,12100,null,null,"s1"]]}',
    );
  });

  it('depends neither on the order of properties nor on others beside them', () => {
    const shuffled = Object.fromEntries(Object.entries(entry).reverse()) as unknown as ChainedEntry;
    expect(canonicalEntry(Object.assign(shuffled, { description: 'Jan Peeters' }))).toBe(
      canonicalEntry(entry),
    );
  });

  it.each<[string, Partial<ChainedEntry>]>([
    ['organization_id', { organization_id: 'other' }],
    ['sequence', { sequence: 8 }],
    ['id', { id: 'e2' }],
    ['building_id', { building_id: 'b2' }],
    ['entry_date', { entry_date: '2025-03-02' }],
    ['journal', { journal: 'Bank' }],
    ['source', { source: null }],
    ['reverses_id', { reverses_id: 'e0' }],
    ['an amount', { lines: [line('6107', 12_101), line('440', -12_100)] }],
    ['an owner', { lines: [line('6107', 12_100, { owner_id: 'o' }), line('440', -12_100)] }],
    ['the order of lines', { lines: entry.lines.toReversed() }],
  ])('changes with %s', (_, change) => {
    expect(canonicalEntry({ ...entry, ...change })).not.toBe(canonicalEntry(entry));
  });

  it('starts the chain at sequence 1', () => {
    expect(() => canonicalEntry({ ...entry, sequence: 0 })).toThrow('A sequence starts at 1');
  });
});
