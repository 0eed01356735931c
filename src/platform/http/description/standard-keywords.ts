import { isObject, type JsonObject } from './json-object.ts';

/** Our own keywords, all of which the description of the field covers. */
const OURS: ReadonlySet<string> = new Set([
  'x-beside',
  'x-lower-case',
  'x-max-bytes',
  'x-max-words',
  'x-name',
  'x-sorts',
]);

/**
 * Rewrites a schema in keywords that every client generator knows. Rules that only our validation
 * reads (amounts, decimals, lower-case ids, either of two fields) become standard bounds and prose.
 * Numbers as text are accepted, too, but clients are told to send numbers.
 */
export function toStandardKeywords(schema: JsonObject): JsonObject {
  const parts = Object.entries(schema).filter(([keyword]) => !OURS.has(keyword));
  const told = Object.fromEntries(
    parts.map(([keyword, value]) => [keyword, mapNested(keyword, value)]),
  );
  return removeUnions(describeChoices(replaceNumberLists(withoutDecimals(told))));
}

function mapNested(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isObject(value)) {
    const entries = Object.entries(value).map(([name, part]) => [name, mapNested('items', part)]);
    return Object.fromEntries(entries);
  }
  const isSchema = keyword === 'items' || keyword === 'additionalProperties';
  return isSchema && isObject(value) ? toStandardKeywords(value) : value;
}

interface Bounds {
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum?: number;
  readonly minimum_cents?: number;
  readonly maximum_cents?: number;
}

/** Largest amount, positive or negative: cents as an integer that is exact in every client. */
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

/**
 * Replaces a list of numbers by a range and a description: generators only support enumerations of
 * texts.
 */
function replaceNumberLists({ enum: values, ...schema }: JsonObject): JsonObject {
  if (values === undefined) return schema;
  const numbers = (values as unknown[]).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return { ...schema, enum: values };
  const range = { minimum: Math.min(...numbers), maximum: Math.max(...numbers) };
  return withSentence({ ...schema, ...range }, `One of ${numbers.join(', ')}.`);
}

interface Choice {
  readonly required?: readonly string[];
}

/** Describes in words which fields go together. */
function describeChoices(schema: JsonObject): JsonObject {
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

/** Removes unions, for which a generator has no type name. */
function removeUnions(schema: JsonObject): JsonObject {
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
