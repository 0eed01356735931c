import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { runningBalance } from './running-balance.ts';
import { ownerStatementTable, type StatementFigures } from './statement-table.ts';

const movement = {
  date: '2026-02-01',
  journal: 'Calls',
  description: 'First call',
  net_cents: 12_000,
} as const;
const item = {
  due_date: '2026-02-28',
  description: 'First call',
  structured_communication: '000000000101',
  amount_cents: 12_000,
  open_cents: 4_500,
  parts: [],
};

function figures(more: Partial<StatementFigures> = {}): StatementFigures {
  return {
    building: 'Les Tilleuls',
    account: runningBalance(-500, [
      movement,
      {
        ...movement,
        date: '2026-03-01',
        journal: 'Bank' as const,
        description: 'Paid',
        net_cents: -7_000,
      },
    ]),
    open_items: [item],
    overdue_cents: 4_500,
    ...more,
  };
}

function tableOf(
  language: Language,
  withBuildings = false,
  more: Partial<StatementFigures>[] = [{}],
) {
  return ownerStatementTable(more.map(figures), {
    say: createTranslator(language),
    subtitle: 'Anna',
    days: { from: '2026-01-01', to: '2026-03-16' },
    withBuildings,
  });
}

describe('ownerStatementTable', () => {
  it('leads from the opening to the closing balance and to what is open', () => {
    const { columns, rows, subtitle } = tableOf('en');
    expect(subtitle).toBe('Anna');
    expect(columns.map(({ label }) => label)).toEqual([
      'Date',
      'Journal',
      'Description',
      'Debit',
      'Credit',
      'Balance',
    ]);
    expect(rows.map(({ kind, cells }) => [kind, ...cells])).toEqual([
      ['line', '2026-01-01', null, 'Opening balance', null, null, -500],
      ['line', '2026-02-01', 'Calls for funds', 'First call', 12_000, null, 11_500],
      ['line', '2026-03-01', 'Bank', 'Paid', null, 7_000, 4_500],
      ['total', '2026-03-16', null, 'Closing balance', 12_000, 7_000, 4_500],
      ['heading', 'Amounts to pay', null, null, null, null, null],
      ['line', '2026-02-28', null, 'First call · +++000/0000/00101+++', 12_000, 7_500, 4_500],
      ['total', null, null, 'Total – Amounts to pay', 12_000, 7_500, 4_500],
      ['total', null, null, 'Of which overdue', null, null, 4_500],
    ]);
  });

  it('says of each fund what is open, where something is for several', () => {
    const parts = [
      { fund: 'Provision', amount_cents: 10_000, open_cents: 2_500 },
      { fund: 'Reserve', amount_cents: 2_000, open_cents: 2_000 },
    ] as const;
    const { rows } = tableOf('fr', false, [{ open_items: [{ ...item, parts }] }]);
    expect(rows.slice(5).map(({ kind, cells }) => [kind, cells[0], ...cells.slice(2)])).toEqual([
      ['line', '2026-02-28', 'First call · +++000/0000/00101+++', 12_000, 7_500, 4_500],
      ['line', null, 'dont Provision pour charges communes', 10_000, 7_500, 2_500],
      ['line', null, 'dont Fonds de réserve', 2_000, 0, 2_000],
      // Parts are not added to the total again.
      ['total', null, 'Total – Montants à payer', 12_000, 7_500, 4_500],
      ['total', null, 'Dont échus', null, null, 4_500],
    ]);
  });

  it('is one table below another for several buildings, with no sum of them', () => {
    const other = {
      building: 'Zonnebloem',
      account: runningBalance(0, [{ ...movement, net_cents: 700 }]),
      open_items: [],
      overdue_cents: 0,
    };
    const { rows } = tableOf('en', true, [{}, other]);
    expect(rows.map(({ kind, cells }) => [kind, cells[0], cells[2], cells[5]])).toEqual([
      ['heading', 'Les Tilleuls', null, null],
      ['line', '2026-01-01', 'Opening balance', -500],
      ['line', '2026-02-01', 'First call', 11_500],
      ['line', '2026-03-01', 'Paid', 4_500],
      ['total', '2026-03-16', 'Closing balance', 4_500],
      ['heading', 'Amounts to pay', null, null],
      ['line', '2026-02-28', 'First call · +++000/0000/00101+++', 4_500],
      ['total', null, 'Total – Amounts to pay', 4_500],
      ['total', null, 'Of which overdue', 4_500],
      ['heading', 'Zonnebloem', null, null],
      ['line', '2026-01-01', 'Opening balance', 0],
      ['line', '2026-02-01', 'First call', 700],
      ['total', '2026-03-16', 'Closing balance', 700],
    ]);
  });

  it('says nothing of open amounts where there are none', () => {
    const { rows } = tableOf('fr', false, [{ open_items: [], overdue_cents: 0 }]);
    expect(rows.map(({ kind }) => kind)).toEqual(['line', 'line', 'line', 'total']);
  });

  it.each(LANGUAGES)('is as wide as its columns, with words for everything, in %s', (language) => {
    for (const withBuildings of [true, false]) {
      const { title, columns, rows } = tableOf(language, withBuildings);
      expect([title, ...columns.map(({ label }) => label)].every((text) => text !== '')).toBe(true);
      for (const { cells } of nonEmpty(rows)) expect(cells).toHaveLength(columns.length);
    }
    if (language !== 'en') expect(tableOf(language).title).not.toBe(tableOf('en').title);
  });
});
