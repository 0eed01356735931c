import { describe, expect, it } from 'vitest';
import { ONE } from '#domain/kernel/fraction.ts';
import { addReleased, bearLines, findShownDays } from './bear-lines.ts';
import type { CostLine } from './cost-line.ts';
import { makeRegister } from './holder-days.ts';

const line = (id: string, more: Partial<CostLine> = {}): CostLine => ({
  id,
  number: 1,
  account_code: '6105',
  distribution_key_id: 'general',
  entry_date: '2026-02-10',
  period: { period_from: '2026-07-01', period_to: '2026-09-30' },
  nature: 'Ordinary',
  recoverable_percent: 100,
  excluded_owner_ids: [],
  decision_id: null,
  amount_cents: 9_200,
  vat_cents: 920,
  released_cents: 0,
  credits_line_id: null,
  settled_in: null,
  ...more,
});

const part = { unit_id: 'A1', unit_number: 'A1', weight: '1', total_weight: '1' };
const parts = new Map([['invoice', [{ ...part, amount_cents: 9_200, vat_cents: 920 }]]]);
const held = (owner_id: string, start_date: string, end_date: string | null) => ({
  unit_id: 'A1',
  owner_id,
  owner_name: owner_id,
  right: 'FullOwnership' as const,
  share: ONE,
  is_primary_contact: false,
  start_date,
  end_date,
});
const sold = [held('Anne', '2020-01-01', '2026-08-15'), held('Cleo', '2026-08-15', null)];

const bear = (lines: readonly CostLine[], holdings = sold) =>
  bearLines(lines, { parts, register: makeRegister(holdings), settings: new Map() });
const rowsOf = (lines: readonly CostLine[], id: string) =>
  (bear(lines).get(id)?.rows ?? []).map((row) => [
    row.owner_id,
    row.days,
    row.amount_cents,
    row.vat_cents,
  ]);

describe('the holders of a lot', () => {
  it('share its part of a line by the days covered', () => {
    expect(rowsOf([line('invoice')], 'invoice')).toEqual([
      ['Anne', '45', 4_500, 450],
      ['Cleo', '47', 4_700, 470],
    ]);
  });

  it('share a note as they share its invoice, and get it back when the note is reversed', () => {
    const note = line('note', { number: 2, amount_cents: -9_200, vat_cents: -920 });
    const lines = [
      line('invoice'),
      { ...note, credits_line_id: 'invoice' },
      line('reversal', { number: 3, credits_line_id: 'note' }),
    ];
    expect(rowsOf(lines, 'note')).toEqual([
      ['Anne', '45', -4_500, -450],
      ['Cleo', '47', -4_700, -470],
    ]);
    expect(rowsOf(lines, 'reversal')).toEqual(rowsOf(lines, 'invoice'));
    expect(bear(lines).get('reversal')?.covered).toEqual(line('invoice').period);
  });

  it('bear nothing of a lot that is not wholly held, which is named', () => {
    const gap = [held('Anne', '2020-01-01', '2026-08-01'), held('Cleo', '2026-08-15', null)];
    const borne = bear([line('invoice')], gap).get('invoice');
    expect(borne?.rows).toEqual([]);
    expect(borne?.incomplete.map(({ unit_number }) => unit_number)).toEqual(['A1']);
  });
});

it('A line without period is shown by the day of its entry, whatever the setting', () => {
  for (const account_code of ['6105', '6107']) {
    expect(findShownDays(line('any', { account_code, period: null }), new Map())).toEqual({
      period_from: '2026-02-10',
      period_to: '2026-02-10',
    });
  }
});

it('A line that the reserve pays whole is shown as if it did not; any other stays', () => {
  const lots = [
    { ...part, weight: '3', total_weight: '4', amount_cents: 0, vat_cents: 0 },
    { ...part, unit_id: 'A2', unit_number: 'A2', total_weight: '4', amount_cents: 0, vat_cents: 0 },
  ];
  const paid = line('paid', { amount_cents: 0, vat_cents: 0, released_cents: 1_000 });
  const added = addReleased(paid, lots);
  expect(added.line.amount_cents).toBe(1_000);
  expect(added.parts.map(({ amount_cents }) => amount_cents)).toEqual([750, 250]);
  const rest = line('rest', { released_cents: 1_000 });
  expect(addReleased(rest, lots)).toEqual({ line: rest, parts: lots });
});
