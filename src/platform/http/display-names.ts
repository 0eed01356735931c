import { DISPLAY_NAMES } from '#contract/common.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Resolve, Schema } from './resolve-schema.ts';

type IdField = keyof typeof DISPLAY_NAMES;
type Fields = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, string>;

/** Finds the display names of records of one kind, by id. */
export type FindNames = (db: Connection, ids: readonly string[]) => Promise<Names>;
/** Name finders by id field, each from the feature that owns the records. */
export type NameFinders = Readonly<Record<IdField, FindNames>>;

/** Positions in an answer of ids that get display names. A list has the positions of its items. */
export interface NamePositions {
  readonly ids: readonly IdField[];
  readonly inside: readonly (readonly [field: string, places: NamePositions])[];
}

const ID_FIELDS = Object.keys(DISPLAY_NAMES) as IdField[];

/** Finds where an answer needs display names; undefined: nowhere. */
export function findNamePositions(
  schema: Schema | undefined,
  resolve: Resolve,
): NamePositions | undefined {
  const { properties = {}, items } = resolve(schema);
  if (items !== undefined) return findNamePositions(items, resolve);
  const ids = ID_FIELDS.filter((id) => id in properties && DISPLAY_NAMES[id] in properties);
  const inside = Object.entries(properties).flatMap(([field, part]) => {
    const places = findNamePositions(part, resolve);
    return places === undefined ? [] : [[field, places] as const];
  });
  return ids.length === 0 && inside.length === 0 ? undefined : { ids, inside };
}

/**
 * Adds missing display names to an answer: for all rows at once, with one statement per kind, in
 * one round trip. Each record reports the shown names in `names`: a name changes without a write to the
 * record, and the entity tag must reflect it.
 * @param within runs the statements on a connection of the tenant
 */
export async function addDisplayNames(
  body: unknown,
  places: NamePositions,
  finders: NameFinders,
  within: (work: (db: Connection) => Promise<void>) => Promise<void>,
): Promise<unknown> {
  const wanted = new Map<IdField, Set<string>>();
  collect(body, places, wanted);
  const known = new Map<IdField, Names>();
  if (wanted.size > 0) {
    await within(async (db) => {
      const kinds = [...wanted].map(async ([field, ids]) => {
        known.set(field, await finders[field](db, [...ids]));
      });
      await Promise.all(kinds);
    });
  }
  const tagged = (record: unknown) => {
    const shown: unknown[] = [];
    const named = name(record, places, known, shown) as Fields;
    return { ...named, names: shown };
  };
  return Array.isArray(body) ? body.map(tagged) : tagged(body);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Collects the ids whose names are missing. */
function collect(value: unknown, places: NamePositions, wanted: Map<IdField, Set<string>>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, places, wanted);
    return;
  }
  if (!isRecord(value)) return;
  for (const field of places.ids) {
    const id = value[field];
    if (typeof id !== 'string' || value[DISPLAY_NAMES[field]] !== undefined) continue;
    const ids = wanted.get(field) ?? new Set();
    wanted.set(field, ids.add(id));
  }
  for (const [field, inside] of places.inside) collect(value[field], inside, wanted);
}

/** Copies a value with its names, each of which is added to `shown`. */
function name(
  value: unknown,
  places: NamePositions,
  known: ReadonlyMap<IdField, Names>,
  shown: unknown[],
): unknown {
  if (Array.isArray(value)) return value.map((item) => name(item, places, known, shown));
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const field of places.ids) {
    const id = value[field];
    // Absent ids get no name.
    if (typeof id !== 'string' && id !== null) continue;
    copy[DISPLAY_NAMES[field]] ??= known.get(field)?.get(id ?? '') ?? null;
    shown.push(copy[DISPLAY_NAMES[field]]);
  }
  for (const [field, inside] of places.inside) {
    if (value[field] !== undefined) copy[field] = name(value[field], inside, known, shown);
  }
  return copy;
}
