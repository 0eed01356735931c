import type { Schema } from './description.ts';

/** Width of the surrounding code. */
const LINE = 100;

/** Writes a value as a TypeScript writeLiteral. */
export function writeLiteral(value: string | number | null): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Lines of a type, unindented after the first: of an object, one per member. */
export type Lines = readonly string[];

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  readonly description?: string | undefined;
}

/** Formats a member of an object, below its description if that fits on a line. */
function memberLines({ name, type, isOptional, description }: Member): Lines {
  const comment = `/** ${description} */`;
  const key = /^\w+$/.test(name) ? name : writeLiteral(name);
  return [
    ...(description === undefined || comment.length > LINE - 2 ? [] : [comment]),
    `${key}${isOptional === true ? '?' : ''}:${type.startsWith('\n') ? '' : ' '}${type};`,
  ];
}

/** Indents every line by one level. */
export function indentLines(lines: Lines): string[] {
  return lines.map((line) => line.replaceAll(/^/gm, '  '));
}

/** Writes an object type, one member per line. */
export function writeObjectType(members: readonly Member[]): string {
  if (members.length === 0) return '{}';
  return ['{', ...indentLines(members.flatMap(memberLines)), '}'].join('\n');
}

/** Joins types to a union, without duplicates. */
export function writeUnion(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

/** Type of the values that a schema allows; `unknown` if it allows any. */
export function writeType(schema: Schema): string {
  if (schema.$ref !== undefined) return parseSchemaName(schema.$ref);
  if (schema.enum !== undefined) return enumeration(schema.enum.map(writeLiteral));
  if (schema.oneOf !== undefined) return writeUnion(schema.oneOf.map(writeType));
  if (schema.type === undefined) return 'unknown';
  return writeUnion([schema.type].flat().map((type) => typeNamed(type, schema)));
}

/** Formats the values on one line, or on one each if there are many. */
function enumeration(values: readonly string[]): string {
  const line = writeUnion(values);
  return line.length < LINE - 20 ? line : values.map((value) => `\n  | ${value}`).join('');
}

/** Name of the schema that a reference refers to: `#/components/schemas/Expense` is `Expense`. */
export function parseSchemaName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function typeNamed(type: string, schema: Schema): string {
  switch (type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'array': {
      const item = writeType(schema.items ?? {});
      return item.includes('| ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return objectOf(schema);
    default:
      throw new Error(`there is no type ${type}`);
  }
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  const others =
    typeof additionalProperties === 'object' ? writeType(additionalProperties) : 'unknown';
  if (properties === undefined) return `Record<string, ${others}>`;
  const members: Member[] = Object.entries(properties).map(([name, schema]) => ({
    name,
    type: writeType(schema),
    isOptional: !required.includes(name),
    description: schema.description,
  }));
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const object = writeObjectType(members);
  return isOpen ? object.replace(/^\{/, `{\n  [member: string]: ${others};`) : object;
}
