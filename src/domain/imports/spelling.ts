import { foldText } from '#domain/kernel/fold-text.ts';

/** Returns a name as it is spelled elsewhere. */
type Spell = (name: string) => string;

/** Spells names that differ in case and blanks only like the first of them in this list. */
export function spellLike(names: Iterable<string>): Spell {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(foldText(name))) known.set(foldText(name), name);
  return (name) => known.get(foldText(name)) ?? name;
}

/** Replaces the spelling of the names in these fields of the rows; empty ones stay empty. */
export function respell<Row extends { readonly values: object }>(
  rows: readonly Row[],
  spellings: Readonly<Record<string, Spell>>,
): Row[] {
  return rows.map((row) => ({ ...row, values: respellFields(row.values, spellings) }));
}

/** Replaces the spelling of the names in these fields of a record; empty ones stay empty. */
export function respellFields<V extends object>(
  values: V,
  spellings: Readonly<Record<string, Spell>>,
): V {
  const entries = Object.entries(spellings).flatMap(([field, spell]) => {
    const name = (values as Readonly<Record<string, unknown>>)[field];
    return typeof name === 'string' ? [[field, spell(name)]] : [];
  });
  return { ...values, ...(Object.fromEntries(entries) as Partial<V>) };
}
