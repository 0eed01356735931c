import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/kernel/money.ts';
import { checkEntryLines } from '#domain/ledger/journal-entry.ts';
import { callEntry, type CallEntryDraft } from './call-entry.ts';
import { FUNDS } from './funds.ts';

const lines = [
  { unit_id: 'A1', owner_id: 'anna', amount_cents: 6_001 },
  { unit_id: 'A1', owner_id: 'bert', amount_cents: 0 },
  { unit_id: 'A2', owner_id: 'bert', amount_cents: 4_000 },
];

/** Formats lines as "4101 D 60.01 anna A1" without the point. */
function brief({ lines: posted }: CallEntryDraft): string[] {
  return posted.map((line) =>
    [
      line.account_code,
      line.debit_cents > 0 ? `D ${line.debit_cents}` : `C ${line.credit_cents}`,
      line.owner_id ?? '-',
      line.unit_id ?? '-',
    ].join(' '),
  );
}

describe('callEntry', () => {
  it.each([
    ['Reserve', '4100', '700'],
    ['Provision', '4101', '701'],
    ['Works', '4101', '702'],
  ] as const)('of %s debits %s by owner and unit, credits %s once', (fund, owner, counter) => {
    const entry = callEntry({ call_date: '2026-03-01', parts: [{ fund, lines }] });
    expect(entry).toMatchObject({ journal: 'Calls', entry_date: '2026-03-01' });
    expect(brief(entry)).toEqual([
      `${owner} D 6001 anna A1`,
      `${owner} D 4000 bert A2`,
      `${counter} C 10001 - -`,
    ]);
  });

  it('of working capital credits 100 by owner and unit', () => {
    const entry = callEntry({
      call_date: '2026-03-01',
      parts: [{ fund: 'WorkingCapital', lines }],
    });
    expect(brief(entry)).toEqual([
      '4101 D 6001 anna A1',
      '4101 D 4000 bert A2',
      '100 C 6001 anna A1',
      '100 C 4000 bert A2',
    ]);
  });

  it('books each part on its own accounts', () => {
    const entry = callEntry({
      call_date: '2026-03-01',
      parts: [
        { fund: 'Reserve', lines: lines.slice(0, 1) },
        { fund: 'Provision', lines },
        { fund: 'WorkingCapital', lines: lines.slice(2) },
      ],
    });
    expect(brief(entry)).toEqual([
      '4100 D 6001 anna A1',
      '700 C 6001 - -',
      '4101 D 6001 anna A1',
      '4101 D 4000 bert A2',
      '701 C 10001 - -',
      '4101 D 4000 bert A2',
      '100 C 4000 bert A2',
    ]);
  });

  it('balances and leaves out what is nothing', () => {
    const anyLine = fc.record({
      unit_id: fc.constantFrom('A1', 'A2'),
      owner_id: fc.constantFrom('anna', 'bert'),
      amount_cents: fc.integer({ min: 0, max: 1e9 }),
    });
    const someLines = fc
      .array(anyLine, { minLength: 1 })
      .filter((all) => all.some(({ amount_cents }) => amount_cents > 0));
    fc.assert(
      fc.property(fc.constantFrom(...FUNDS), someLines, (fund, all) => {
        const entry = callEntry({ call_date: '2026-03-01', parts: [{ fund, lines: all }] });
        checkEntryLines(entry.lines.map((line) => ({ ...line, supplier_id: null })));
        expect(sumCents(entry.lines.map((line) => line.debit_cents))).toBe(
          sumCents(all.map(({ amount_cents }) => amount_cents)),
        );
      }),
    );
  });

  it.each([[[]], [[{ unit_id: 'A1', owner_id: 'anna', amount_cents: 0 }]]])(
    'has something to book',
    (nothing) => {
      const parts = [{ fund: 'Works' as const, lines: nothing }];
      expect(() => callEntry({ call_date: '2026-03-01', parts })).toThrow('positive');
    },
  );

  it('has a date', () => {
    const parts = [{ fund: 'Works' as const, lines }];
    expect(() => callEntry({ call_date: '2026-02-30', parts })).toThrow('date');
  });
});
