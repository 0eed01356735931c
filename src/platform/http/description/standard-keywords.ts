import { isObject, type JsonObject } from './json-object.ts';

/** Keywords of ours that say nothing which the description of the field does not say. */
const OURS: ReadonlySet<string> = new Set(['x-lower-case', 'x-max-bytes', 'x-sorts']);

/**
 * A schema in keywords that every generator of clients knows. What only our validation reads (amounts,
 * decimals, ids in lower case, either of two fields) is told by standard bounds and in prose: clients
 * are told to send numbers, although texts of numbers are taken too.
 */
export function inStandardKeywords(schema: JsonObject): JsonObject {
  const parts = Object.entries(schema).filter(([keyword]) => !OURS.has(keyword));
  const told = Object.fromEntries(
    parts.map(([keyword, value]) => [keyword, nested(keyword, value)]),
  );
  return withoutUnions(withoutChoices(withoutNumberLists(withoutDecimals(told))));
}

function nested(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isObject(value)) {
    const entries = Object.entries(value).map(([name, part]) => [name, nested('items', part)]);
    return Object.fromEntries(entries);
  }
  const isSchema = keyword === 'items' || keyword === 'additionalProperties';
  return isSchema && isObject(value) ? inStandardKeywords(value) : value;
}

interface Bounds {
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum?: number;
  readonly minimum_cents?: number;
  readonly maximum_cents?: number;
}

/** What amounts may be at most, either way: integers of cents that are exact in every client. */
const LARGEST_CENTS = 2 ** 51 - 1;

function withoutDecimals({
  'x-euro': euro,
  'x-decimal': decimal,
  ...schema
}: JsonObject): JsonObject {
  const bounds = (euro ?? decimal) as Bounds | undefined;
  if (bounds === undefined) return schema;
  const { minimum_cents = -LARGEST_CENTS, maximum_cents = LARGEST_CENTS } = bounds;
  const { above: exclusiveMinimum, minimum, maximum } = bounds;
  const limits =
    euro === undefined
      ? { minimum, exclusiveMinimum, maximum }
      : { minimum: minimum_cents / 100, maximum: maximum_cents / 100 };
  const isNullable = Array.isArray(schema['type']) && schema['type'].includes('null');
  const known = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return {
    ...schema,
    type: isNullable ? ['number', 'null'] : 'number',
    ...Object.fromEntries(known),
  };
}

/** Generators make enumerations of texts: numbers to choose from are a range, and named in words. */
function withoutNumberLists({ enum: values, ...schema }: JsonObject): JsonObject {
  if (values === undefined) return schema;
  const numbers = (values as unknown[]).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return { ...schema, enum: values };
  const range = { minimum: Math.min(...numbers), maximum: Math.max(...numbers) };
  return withSentence({ ...schema, ...range }, `One of ${numbers.join(', ')}.`);
}

interface Choice {
  readonly required?: readonly string[];
}

/** Which fields go together is told in words. */
function withoutChoices(schema: JsonObject): JsonObject {
  const { oneOf, anyOf, not, ...plain } = schema;
  if (plain['properties'] === undefined) return schema;
  const named = (choices: unknown): string =>
    (choices as Choice[])
      .flatMap(({ required = [] }) => required)
      .map((name) => `\`${name}\``)
      .join(', ');
  let told: JsonObject = plain;
  if (oneOf !== undefined) told = withSentence(told, `Exactly one of ${named(oneOf)} is given.`);
  if (anyOf !== undefined) told = withSentence(told, `At least one of ${named(anyOf)} is given.`);
  if (not !== undefined) told = withSentence(told, `Not all of ${named([not])} are given.`);
  return told;
}

/** A value of several types is of none that a generator could name. */
function withoutUnions(schema: JsonObject): JsonObject {
  const { anyOf, oneOf, type, ...rest } = schema;
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  if (anyOf === undefined && oneOf === undefined && types.length < 2) return schema;
  const { minimum: _minimum, maximum: _maximum, enum: _enum, items: _items, ...untyped } = rest;
  return untyped;
}

function withSentence(schema: JsonObject, sentence: string): JsonObject {
  const { description } = schema;
  const before = typeof description === 'string' ? description.replace(/\.?$/, '. ') : '';
  return { ...schema, description: `${before}${sentence}` };
}
