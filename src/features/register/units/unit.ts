/** A unit as it is shown. */
export function toUnit<Row extends { readonly area: string | null }>(row: Row) {
  return { ...row, area: row.area === null ? null : Number(row.area) };
}
