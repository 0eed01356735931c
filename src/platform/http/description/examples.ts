import { exampleIds } from '#contract/examples.ts';
import { FIELD_EXAMPLES } from '#contract/field-examples.ts';
import { isObject, type JsonObject } from './json-object.ts';

/** Finds the schema that a reference of the description points to. */
export type FindSchema = (reference: string) => JsonObject;

const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0199a1b2-0000-7000-8000-0000000000ff',
  date: '2026-03-31',
  'date-time': '2026-03-16T09:00:00.000Z',
  uri: 'https://example.org/',
};

const OF_TYPE: Readonly<Record<string, unknown>> = {
  string: 'text',
  number: 121.5,
  boolean: false,
  null: null,
};

/**
 * Builds an example of a schema: the schema's own, or else one from its fields by name, or else a
 * value of its type. Used for the answers of operations without an example.
 * @param name of the field whose schema it is
 */
export function buildExample(schema: JsonObject, find: FindSchema, name = ''): unknown {
  const { $ref, oneOf, properties, items, examples, enum: values } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (typeof $ref === 'string') return buildExample(find($ref), find, name);
  if (Array.isArray(oneOf)) return buildExample(oneOf[0] as JsonObject, find, name);
  if (isObject(properties)) {
    const fields = Object.entries(properties).map(([field, part]) => [
      field,
      buildExample(part as JsonObject, find, field),
    ]);
    return Object.fromEntries(fields);
  }
  if (isObject(items)) return [buildExample(items, find, name)];
  if (Array.isArray(values)) return values.includes(null) ? null : values[0];
  return simpleExample(schema, name);
}

function simpleExample(schema: JsonObject, name: string): unknown {
  const types = [schema['type'] ?? 'object'].flat().map(String);
  const [type = 'object'] = types;
  const byFormat = schema['format'] === 'uuid' ? idOf(name) : OF_FORMAT[String(schema['format'])];
  if (byFormat !== undefined) return types.includes('null') ? null : byFormat;
  const known = FIELD_EXAMPLES[name];
  if (known !== undefined && types.includes(typeName(known))) return known;
  if (types.includes('null')) return null;
  if (type === 'integer') return schema['minimum'] ?? 1;
  if (type === 'array') return [];
  return type === 'object' ? {} : OF_TYPE[type];
}

function typeName(value: unknown): string {
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Example id of a field, the same in every operation. */
function idOf(field: string): string | undefined {
  const name = field
    .replace(/_ids?$/, '')
    .replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const ids: Readonly<Record<string, string>> = exampleIds;
  return ids[name] ?? OF_FORMAT['uuid'];
}
