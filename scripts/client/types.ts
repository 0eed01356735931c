import type { Schema } from './description.ts';

/** Width of the surrounding code. */
const LINE = 100;

export function literal(value: string | number | null): string {
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
  const key = /^\w+$/.test(name) ? name : literal(name);
  return [
    ...(description === undefined || comment.length > LINE - 2 ? [] : [comment]),
    `${key}${isOptional === true ? '?' : ''}:${type.startsWith('\n') ? '' : ' '}${type};`,
  ];
}

export function indented(lines: Lines): string[] {
  return lines.map((line) => line.replaceAll(/^/gm, '  '));
}

export function objectType(members: readonly Member[]): string {
  if (members.length === 0) return '{}';
  return ['{', ...indented(members.flatMap(memberLines)), '}'].join('\n');
}

/** Joins types to a union, without duplicates. */
export function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

/** Type of the values that a schema allows; `unknown` if it allows any. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum !== undefined) return enumeration(schema.enum.map(literal));
  if (schema.oneOf !== undefined) return union(schema.oneOf.map(typeOf));
  if (schema.type === undefined) return 'unknown';
  return union([schema.type].flat().map((type) => typeNamed(type, schema)));
}

/** Formats the values on one line, or on one each if there are many. */
function enumeration(values: readonly string[]): string {
  const line = union(values);
  return line.length < LINE - 20 ? line : values.map((value) => `\n  | ${value}`).join('');
}

/** Name of the schema that a reference refers to: `#/components/schemas/Expense` is `Expense`. */
export function nameOf(reference: string): string {
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
      const item = typeOf(schema.items ?? {});
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
    typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  if (properties === undefined) return `Record<string, ${others}>`;
  const members: Member[] = Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isOptional: !required.includes(name),
    description: schema.description,
  }));
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const object = objectType(members);
  return isOpen ? object.replace(/^\{/, `{\n  [member: string]: ${others};`) : object;
}
