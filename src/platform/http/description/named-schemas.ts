import { FIELD_DESCRIPTIONS } from '#contract/field-descriptions.ts';
import { isObject, type JsonObject } from './json-object.ts';

/** Prefix of references to the schemas of the description. */
const PREFIX = '#/components/schemas/';

/**
 * Names every object in the schemas of a description, for the types of generated clients: after the
 * operation whose body or answer it is (`CreateExpense`), or its parent (`ExpenseLineItem`).
 * Identical parts share a name.
 */
export function schemaNaming(known: Readonly<Record<string, JsonObject>>) {
  const schemas = new Map<string, JsonObject>();
  const nameOf = new Map<string, string>();

  /** Replaces the objects inside a schema with references. */
  function inside(schema: JsonObject, name: string): JsonObject {
    const told: Record<string, unknown> = { ...schema };
    if (isObject(schema['properties'])) {
      const parts = Object.entries(schema['properties']).map(([property, part]) => [
        property,
        referred(
          describeField(name, property, part as JsonObject),
          `${name}${toPascalCase(property)}`,
        ),
      ]);
      told['properties'] = Object.fromEntries(parts);
    }
    if (isObject(schema['items'])) told['items'] = referred(schema['items'], singular(name));
    if (isObject(schema['additionalProperties'])) {
      told['additionalProperties'] = referred(schema['additionalProperties'], singular(name));
    }
    return told;
  }

  /** Returns the schema, or a reference to it if it is named. */
  function referred(schema: JsonObject, name: string): JsonObject {
    const isRecord = isObject(schema['properties']);
    if (!isRecord) return inside(schema, name);
    const { description, ...rest } = inside(schema, name);
    const named = { ...rest, type: 'object' };
    const text = JSON.stringify(named);
    const found = nameOf.get(text) ?? name;
    if (found === name) {
      nameOf.set(text, name);
      schemas.set(name, named);
    }
    const reference = { $ref: `${PREFIX}${found}` };
    const isNullable = Array.isArray(schema['type']) && schema['type'].includes('null');
    const value = isNullable ? { oneOf: [reference, { type: 'null' }] } : reference;
    return { ...value, ...(description === undefined ? {} : { description }) };
  }

  for (const [name, schema] of Object.entries(known)) schemas.set(name, inside(schema, name));
  return { referred, schemas: () => Object.fromEntries(schemas) };
}

/** Adds the shared description of a field if its schema has none. */
function describeField(parent: string, name: string, schema: JsonObject): JsonObject {
  const usual = FIELD_DESCRIPTIONS[`${parent}.${name}`] ?? FIELD_DESCRIPTIONS[name];
  const description = schema['description'] ?? usual;
  return description === undefined ? schema : { ...schema, description };
}

/** Converts a name in snake or kebab case to Pascal case. */
export function toPascalCase(name: string): string {
  const words = name.split(/[_-]/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return words.join('');
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}
