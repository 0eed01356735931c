/**
 * Rows of squares, dark where true, as the path of a drawing in which each has the size of 1: one
 * path, because separate squares show hairlines between them.
 */
export function drawSquares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => findRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
}

/** Finds where runs of dark squares begin in a row, and their lengths. */
function findRuns(row: readonly boolean[]): [start: number, width: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
