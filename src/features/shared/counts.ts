interface Counted {
  readonly count: number;
}

export function totalOf(rows: readonly Counted[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** A count for each name, 0 where there is nothing to count. */
export function countsByName<Name extends string, Row extends Counted>(
  names: readonly Name[],
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
): Record<Name, number> {
  const byName = Map.groupBy(rows, nameOf);
  const counts = names.map((name) => [name, totalOf(byName.get(name) ?? [])]);
  return Object.fromEntries(counts) as Record<Name, number>;
}
