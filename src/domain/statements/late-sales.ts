import { sumCents } from '#domain/kernel/money.ts';
import type { CalledRow, RowOrigin, StatementRow } from './statement-input.ts';

/**
 * Finds the corrections that a later change of the register makes to statements: per line and lot, the posted
 * rows with a minus and the rows by today's register; none where they agree. So the year of an owner does not
 * depend on the day on which a sale is entered.
 * @param now rows of settled lines by today's register
 * @param posted rows of all earlier statements about these lines
 */
export function findRowDifferences(
  now: readonly StatementRow[],
  posted: readonly StatementRow[],
): StatementRow[] {
  const placeOf = (row: StatementRow) =>
    JSON.stringify([
      row.works_run_id === null ? row.line_id : [row.decision_id, row.works_run_id],
      row.unit_id,
    ]);
  return findDifferences(now, posted, {
    placeOf,
    figuresOf: (row) => [row.amount_cents, row.vat_cents, row.recoverable_cents],
    withFigures: (row, [amount_cents = 0, vat_cents = 0, recoverable_cents = 0], origin) => ({
      ...row,
      amount_cents,
      vat_cents,
      recoverable_cents,
      origin,
    }),
  });
}

/** Finds the corrections for settled calls that moved to another owner; see `findRowDifferences`. */
export function findCallDifferences(
  now: readonly CalledRow[],
  posted: readonly CalledRow[],
): CalledRow[] {
  return findDifferences(now, posted, {
    placeOf: ({ call_id, part_number, unit_id }) => JSON.stringify([call_id, part_number, unit_id]),
    figuresOf: ({ amount_cents }) => [amount_cents],
    withFigures: (row, [amount_cents = 0], origin) => ({ ...row, amount_cents, origin }),
  });
}

interface Differing<Row> {
  /** The key of what is compared as a whole: a line and a lot. */
  readonly placeOf: (row: Row) => string;
  readonly figuresOf: (row: Row) => readonly number[];
  readonly withFigures: (row: Row, figures: readonly number[], origin: RowOrigin) => Row;
}

function findDifferences<Row extends { readonly owner_id: string }>(
  now: readonly Row[],
  posted: readonly Row[],
  differing: Differing<Row>,
): Row[] {
  const { placeOf, withFigures } = differing;
  const nowByPlace = Map.groupBy(now, placeOf);
  const postedByPlace = Map.groupBy(posted, placeOf);
  const places = [...nowByPlace.keys()].filter((place) => postedByPlace.has(place));
  return places.flatMap((place) => {
    const before = sumByOwner(postedByPlace.get(place) ?? [], differing);
    const after = sumByOwner(nowByPlace.get(place) ?? [], differing);
    if (isSame(before, after)) return [];
    return [
      ...[...before.values()].map(({ row, figures }) =>
        withFigures(
          row,
          figures.map((figure) => 0 - figure),
          'Withdrawn',
        ),
      ),
      ...[...after.values()].map(({ row, figures }) => withFigures(row, figures, 'Renewed')),
    ];
  });
}

type Sums<Row> = Map<string, { readonly row: Row; readonly figures: readonly number[] }>;

/** Sums the figures of each owner, with their latest row; owners whose sums are 0 are left out. */
function sumByOwner<Row extends { readonly owner_id: string }>(
  rows: readonly Row[],
  { figuresOf }: Differing<Row>,
): Sums<Row> {
  const sums: Sums<Row> = new Map();
  for (const row of rows) {
    const before = sums.get(row.owner_id)?.figures;
    const figures = figuresOf(row).map((figure, index) => sumCents([figure, before?.[index] ?? 0]));
    sums.set(row.owner_id, { row, figures });
  }
  for (const [owner, { figures }] of sums) {
    if (figures.every((figure) => figure === 0)) sums.delete(owner);
  }
  return sums;
}

function isSame<Row>(before: Sums<Row>, after: Sums<Row>): boolean {
  return (
    before.size === after.size &&
    [...before].every(([owner, { figures }]) =>
      figures.every((figure, index) => figure === after.get(owner)?.figures[index]),
    )
  );
}
