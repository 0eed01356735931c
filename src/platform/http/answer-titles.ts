import type { Titled } from '#domain/texts/known-titles.ts';
import type { Resolve, Schema } from './resolve-schema.ts';

/** Positions in an answer of titles with a key. A list has the positions of its items. */
export interface TitlePositions {
  /** Whether the record itself has one. */
  readonly isTitled: boolean;
  readonly inside: readonly (readonly [field: string, places: TitlePositions])[];
}

/** Finds where an answer shows titles with a key; undefined: nowhere. */
export function findTitlePositions(
  schema: Schema | undefined,
  resolve: Resolve,
): TitlePositions | undefined {
  const { properties = {}, items } = resolve(schema);
  if (items !== undefined) return findTitlePositions(items, resolve);
  const isTitled = properties['title'] !== undefined && properties['text_key'] !== undefined;
  const inside = Object.entries(properties).flatMap(([field, part]) => {
    const places = findTitlePositions(part, resolve);
    return places === undefined ? [] : [[field, places] as const];
  });
  return isTitled || inside.length > 0 ? { isTitled, inside } : undefined;
}

/** Copies an answer with its known titles as the reader is to see them. */
export function showTitles(
  value: unknown,
  places: TitlePositions,
  show: (titled: Titled) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => showTitles(item, places, show));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  if (places.isTitled && typeof copy['text_key'] === 'string')
    copy['title'] = show({ title: String(copy['title']), text_key: copy['text_key'] });
  for (const [field, inside] of places.inside)
    if (copy[field] !== undefined) copy[field] = showTitles(copy[field], inside, show);
  return copy;
}
