import { DISPLAY_NAMES } from '#contract/common.ts';
import type { Connection } from '#platform/db/connection.ts';
import {
  findNamesByKind,
  listNamedIds,
  type NamedId,
  type Names,
  type NameSource,
  type NameSources,
} from '#platform/db/names.ts';
import type { Resolve, Schema } from './resolve-schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Positions in an answer of ids that get display names. A list has the positions of its items. */
export interface NamePositions {
  readonly ids: readonly NamedId[];
  readonly inside: readonly (readonly [field: string, places: NamePositions])[];
}

/**
 * Finds where an answer needs display names; undefined: nowhere. Fields that a list shows beside a record
 * (`x-beside`) bring their names: a row has the tag of the single record.
 */
export function findNamePositions(
  schema: Schema | undefined,
  resolve: Resolve,
): NamePositions | undefined {
  const { properties = {}, items } = resolve(schema);
  if (items !== undefined) return findNamePositions(items, resolve);
  const ids = listNamedIds(properties);
  const inside = Object.entries(properties).flatMap(([field, part]) => {
    if (part['x-beside'] === true) return [];
    const places = findNamePositions(part, resolve);
    return places === undefined ? [] : [[field, places] as const];
  });
  return ids.length === 0 && inside.length === 0 ? undefined : { ids, inside };
}

/**
 * Adds missing display names to an answer: for all rows and kinds in one statement. Each record
 * reports the shown names in `names`: a name changes without a write to the record, and the entity
 * tag must reflect it.
 * @param within runs the statement on a connection of the tenant
 */
export async function addDisplayNames(
  body: unknown,
  places: NamePositions,
  sources: NameSources,
  within: (work: (db: Connection) => Promise<void>) => Promise<void>,
): Promise<unknown> {
  const wanted = new Map<NameSource, Set<string>>();
  collect(body, places, (field, id) => {
    const ids = wanted.get(sources[field]) ?? new Set();
    wanted.set(sources[field], ids.add(id));
  });
  let known: ReadonlyMap<NameSource, Names> = new Map();
  if (wanted.size > 0) {
    await within(async (db) => {
      known = await findNamesByKind(db, wanted);
    });
  }
  const nameOf = (field: NamedId, id: string) => known.get(sources[field])?.get(id) ?? null;
  const tagged = (record: unknown) => {
    const shown: unknown[] = [];
    return Object.assign(name(record, places, nameOf, shown) as object, { names: shown });
  };
  return Array.isArray(body) ? body.map(tagged) : tagged(body);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Reports the ids whose names are missing. */
function collect(
  value: unknown,
  places: NamePositions,
  want: (field: NamedId, id: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, places, want);
    return;
  }
  if (!isRecord(value)) return;
  for (const field of places.ids) {
    const id = value[field];
    if (typeof id === 'string' && value[DISPLAY_NAMES[field]] === undefined) want(field, id);
  }
  for (const [field, inside] of places.inside) collect(value[field], inside, want);
}

/** Copies a value with its names, each of which is added to `shown`. */
function name(
  value: unknown,
  places: NamePositions,
  nameOf: (field: NamedId, id: string) => string | null,
  shown: unknown[],
): unknown {
  if (Array.isArray(value)) return value.map((item) => name(item, places, nameOf, shown));
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const field of places.ids) {
    const id = value[field];
    // Absent ids get no name.
    if (typeof id !== 'string' && id !== null) continue;
    copy[DISPLAY_NAMES[field]] ??= id === null ? null : nameOf(field, id);
    shown.push(copy[DISPLAY_NAMES[field]]);
  }
  for (const [field, inside] of places.inside) {
    if (value[field] !== undefined) copy[field] = name(value[field], inside, nameOf, shown);
  }
  return copy;
}
