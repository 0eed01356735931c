import type { Schema } from './description.ts';

/** As wide as the code around it. */
const LINE = 100;

export function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The lines of a type, those after the first not yet indented: of an object, one for each member. */
export type Lines = readonly string[];

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  readonly description?: string | undefined;
}

/** A member of an object, below its description where that fits on a line. */
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

/** Of several types, each once. */
export function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

/** The type of what a schema allows; of one that allows anything, `unknown`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum !== undefined) return enumeration(schema.enum.map(literal));
  if (schema.oneOf !== undefined) return union(schema.oneOf.map(typeOf));
  if (schema.type === undefined) return 'unknown';
  return union([schema.type].flat().map((type) => typeNamed(type, schema)));
}

/** The values on a line, or each on its own where they are many. */
function enumeration(values: readonly string[]): string {
  const line = union(values);
  return line.length < LINE - 20 ? line : values.map((value) => `\n  | ${value}`).join('');
}

/** What a reference refers to: `#/components/schemas/Expense` is `Expense`. */
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
