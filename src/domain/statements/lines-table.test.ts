import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { statementLinesTable, type NamedStatementRow } from './lines-table.ts';

const row: NamedStatementRow = {
  line_id: 'line',
  decision_id: null,
  works_run_id: null,
  account_code: '6105',
  nature: 'Ordinary',
  distribution_key_ids: ['key'],
  unit_id: 'unit',
  unit_number: 'A1',
  owner_id: 'owner',
  owner_name: 'Anne Peeters',
  key: 'General',
  date: '2025-06-30',
  supplier: 'Net SRL',
  description: 'Cleaning',
  weight: '600',
  total_weight: '1000',
  share: '1/1',
  days: '92',
  total_days: 92,
  period_from: '2025-04-01',
  period_to: '2025-06-30',
  consumption: null,
  amount_cents: 6_000,
  vat_cents: 1_041,
  recoverable_cents: 6_000,
  origin: 'Period',
};

describe('the table of the charges of a run', () => {
  const table = statementLinesTable([row, { ...row, amount_cents: -1_000, vat_cents: -174 }], {
    say: (id) => id,
    subtitle: 'Les Tilleuls',
  });

  it('has a cell for each column', () => {
    for (const { cells } of nonEmpty(table.rows)) expect(cells).toHaveLength(table.columns.length);
    expect(table.rows[0]?.cells.slice(0, 7)).toEqual([
      'Anne Peeters',
      'A1',
      '6105',
      '2025-06-30',
      'Net SRL',
      'Cleaning',
      'report.key_general',
    ]);
  });

  it('names other keys as the building does', () => {
    const other = statementLinesTable([{ ...row, key: 'Lift' }], { say: (id) => id, subtitle: '' });
    expect(other.rows[0]?.cells[6]).toBe('Lift');
  });

  it('ends with the sums of the amounts', () => {
    expect(table.rows.at(-1)).toMatchObject({ kind: 'total' });
    expect(table.rows.at(-1)?.cells.slice(-3)).toEqual([5_000, 867, 12_000]);
  });
});
