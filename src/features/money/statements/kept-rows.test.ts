import { describe, expect, it } from 'vitest';
import type { StatementRow } from '#domain/statements/statement-input.ts';
import { aRow } from '#test/helpers/statement-paper.ts';
import { makeRowPacker, unpackRows } from './kept-rows.ts';

const WORKS = { line_id: null, decision_id: 'roof', works_run_id: 'run', total_weight: null };
const ROWS: readonly StatementRow[] = [
  aRow({ owner_id: 'anne' }),
  aRow({ owner_id: 'bart', unit_id: 'a2', unit_number: 'A2', weight: '456/7', share: '1/2;1/1' }),
  aRow({ owner_id: 'anne', line_id: 'l2', consumption: '71/2' }),
  aRow({ owner_id: 'bart', line_id: 'l2' }),
  aRow({ ...WORKS, owner_id: 'anne', weight: null, days: null, total_days: null, share: null }),
  aRow({ owner_id: 'bart', origin: 'Withdrawn', unit_number: 'former A1', amount_cents: -9_680 }),
  aRow({ owner_id: 'anne' }),
];
const PLACES = [
  ['bart', 'a1'],
  ['anne', 'a1'],
  ['bart', 'a2'],
] as const;

/** Packs rows in two batches, and lists what is kept of each owner and lot. */
function pack() {
  const packer = makeRowPacker();
  packer.add(ROWS.slice(0, 3));
  packer.add(ROWS.slice(3));
  const packed = PLACES.map(([owner_id, unit_id]) => ({
    owner_id,
    unit_id,
    rows: packer.findRows(owner_id, unit_id),
  }));
  return { packed, subjects: packer.listSubjects() };
}

describe('the rows of a run', () => {
  it('are the same in the same order once they were kept by owner and lot', () => {
    const { packed, subjects } = pack();
    const kept = JSON.parse(JSON.stringify({ packed, subjects })) as ReturnType<typeof pack>;
    expect(unpackRows(kept.packed, kept.subjects)).toEqual(
      ROWS.map((row, index) => ({ ...row, row_number: index + 1 })),
    );
  });

  it('share what they have in common: a line, the works of a decision, a correction', () => {
    const { subjects } = pack();
    expect(subjects.map(({ number, line_id, origin }) => [number, line_id, origin])).toEqual([
      [1, 'l1', 'Period'],
      [2, 'l2', 'Period'],
      [3, null, 'Period'],
      [4, 'l1', 'Withdrawn'],
    ]);
  });

  it('are left out with their subject', () => {
    const { packed, subjects } = pack();
    const kept = subjects.filter(({ line_id }) => line_id === 'l2');
    expect(unpackRows(packed, kept).map(({ row_number }) => row_number)).toEqual([3, 4]);
  });
});
