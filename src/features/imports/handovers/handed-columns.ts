import type { CopiedTable, Handing, HandingRules } from '#platform/db/handed-tables.ts';

/** The rule of a table whose rows are handed over. */
export type HandedRule = Exclude<Handing, { readonly kind: 'Left' }>;

/**
 * Lists the columns of a table that are handed over: none that refers to rows that stay with the office,
 * and none with a file of its own.
 */
export function listHandedColumns(
  { columns, references }: CopiedTable,
  { without = [], files = {} }: HandedRule,
  rules: HandingRules,
): string[] {
  const staying = references
    .filter(({ table }) => (rules.get(table)?.kind ?? 'Left') === 'Left')
    .flatMap((reference) => reference.columns);
  const leftOut = new Set([...staying, ...without, ...Object.keys(files)]);
  return columns.filter((name) => !leftOut.has(name));
}
