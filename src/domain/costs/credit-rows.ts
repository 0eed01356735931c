import { allocate } from '#domain/kernel/allocate.ts';
import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { CostAmount } from './cost-line.ts';

/** A line that corrects another: a credit note, or a reversal of what is left. */
interface CorrectingLine extends CostAmount {
  readonly id: string;
  readonly number: number;
  readonly entry_date: string;
  readonly credits_line_id: string | null;
}

/**
 * Splits a credit note over the rows of what it corrects, pro rata of what earlier notes left of each; the
 * VAT by the VAT left, or by the cents where no VAT is left. Ties go to the first rows. Notes that add up to
 * the whole leave nothing with anyone. Refuses credit_exceeds where nothing is left.
 */
export function creditRows(note: CostAmount, left: readonly CostAmount[]): CostAmount[] {
  const magnitudes = (name: keyof CostAmount) => left.map((row) => Math.abs(row[name]));
  const cents = magnitudes('amount_cents');
  const amounts = splitCents(note.amount_cents, cents);
  const vatLeft = magnitudes('vat_cents');
  const vats = splitCents(note.vat_cents, vatLeft.some((vat) => vat > 0) ? vatLeft : cents);
  return amounts.map((amount_cents, index) => ({ amount_cents, vat_cents: vats[index] ?? 0 }));
}

function splitCents(cents: Cents, weights: readonly Cents[]): Cents[] {
  if (cents === 0) return weights.map(() => 0);
  if (weights.every((weight) => weight === 0)) throw new DomainError('credit_exceeds', {});
  return allocate(cents, weights);
}

/**
 * Splits all corrections of some lines, in the order of their dates, then numbers. A correction of a
 * correction restores the first line by as much.
 * Rule: a credit note follows the lots, holders and days of its invoice, also when its holders are gone.
 * @param rows of the corrected lines, by line id
 * @returns the rows of each correction, in the order of those of the corrected line
 */
export function allocateCorrections<Row extends CostAmount>(
  corrections: readonly CorrectingLine[],
  rows: ReadonlyMap<string, readonly Row[]>,
): Map<string, Row[]> {
  const byId = new Map(corrections.map((line) => [line.id, line]));
  const made = new Map<string, Row[]>();
  const left = new Map<string, CostAmount[]>();
  const rowsOf = (id: string) => made.get(id) ?? rows.get(id);
  const allocateOne = (line: CorrectingLine): void => {
    const corrected = line.credits_line_id;
    if (made.has(line.id) || corrected === null) return;
    const before = byId.get(corrected);
    if (before !== undefined) allocateOne(before);
    const own = rowsOf(corrected);
    assert(own !== undefined, 'A credit note names a line that is not given');
    if (own.length === 0) return;
    const parts = creditRows(line, left.get(corrected) ?? own);
    made.set(
      line.id,
      own.map((row, index) => ({ ...row, ...parts[index] })),
    );
    for (
      let id: string | null = corrected;
      id !== null;
      id = byId.get(id)?.credits_line_id ?? null
    ) {
      left.set(id, addParts(left.get(id) ?? rowsOf(id) ?? [], parts));
    }
  };
  const inOrder = [...corrections].sort(
    (a, b) =>
      compareCodePoints(a.entry_date, b.entry_date) ||
      a.number - b.number ||
      compareCodePoints(a.id, b.id),
  );
  for (const line of inOrder) allocateOne(line);
  return made;
}

function addParts(rows: readonly CostAmount[], parts: readonly CostAmount[]): CostAmount[] {
  return rows.map(({ amount_cents, vat_cents }, index) => ({
    amount_cents: amount_cents + (parts[index]?.amount_cents ?? 0),
    vat_cents: vat_cents + (parts[index]?.vat_cents ?? 0),
  }));
}
