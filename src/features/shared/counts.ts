interface Counted {
  readonly count: number;
}

export function sumCounts(rows: readonly Counted[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** Counts by name, with 0 for names that have no row. */
export function countByName<Name extends string, Row extends Counted>(
  names: readonly Name[],
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
): Record<Name, number> {
  const byName = Map.groupBy(rows, nameOf);
  const counts = names.map((name) => [name, sumCounts(byName.get(name) ?? [])]);
  return Object.fromEntries(counts) as Record<Name, number>;
}
