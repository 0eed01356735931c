import type { Operations } from '../../web/src/shared/api/generated.ts';
import { bodyExamples, goodAnswer, resolved, type Schema } from './description.ts';

/** Fields of a record that a test sets; the rest is filled in. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Given<T[Name]> }
    : T;

/** Operations whose answer is a list. */
type ListOperation = {
  [Id in keyof Operations]: Operations[Id]['answer'] extends readonly unknown[] ? Id : never;
}[keyof Operations];

type Row<Id extends ListOperation> = Operations[Id]['answer'][number];

/** Values in the examples of the API description, by name of the field. */
const exampleValues = new Map<string, unknown[]>();
for (const example of bodyExamples) collect(example);

let lastId = 0;

/** Makes an id that is unique in the run. */
export function anId(): string {
  lastId += 1;
  return `0199a1b2-0000-7000-8000-${String(lastId).padStart(12, '0')}`;
}

/**
 * Makes the answer of an operation from the given fields. Other required fields are null if allowed, or
 * else a value from the examples of the API description, the first of the enumeration, an empty list, zero,
 * or a new id.
 */
export function anAnswer<Id extends keyof Operations>(
  operation: Id,
  given: Given<Operations[Id]['answer']>,
): Operations[Id]['answer'] {
  const { schema } = goodAnswer(operation);
  if (schema === undefined) throw new Error(`${operation} answers no JSON`);
  return filled(schema, given, '');
}

/** Makes a row of a list, filled in as by anAnswer. */
export function aRow<Id extends ListOperation>(operation: Id, given: Given<Row<Id>>): Row<Id> {
  const { items } = resolved(goodAnswer(operation).schema ?? {});
  if (items === undefined) throw new Error(`${operation} answers no list`);
  return filled(items, given, '') as Row<Id>;
}

/** Levels of fields within fields that a complete answer has. */
const DEEPEST = 6;
const SAME_ID = anId();
/** Free texts that pages translate, by field or by the end of its path. */
const TRANSLATED: Readonly<Record<string, string>> = {
  operation: 'getCallLetter',
  'source.type': 'CallForFunds',
};

/**
 * Makes an answer that has everything: each optional field, a value where null is allowed, one item per
 * list. All ids are the same.
 */
export function aCompleteAnswer(operation: keyof Operations): unknown {
  const { schema } = goodAnswer(operation);
  return schema === undefined ? undefined : complete(schema, []);
}

function complete(reference: Schema, path: readonly string[]): unknown {
  const schema = resolved(reference);
  const { oneOf, properties = {}, items = {} } = schema;
  const types = [schema.type]
    .flat()
    .filter((type): type is string => type !== undefined && type !== 'null');
  if (oneOf !== undefined)
    return complete(oneOf.find((one) => resolved(one).type !== 'null') ?? {}, path);
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, complete(one, [...path, name])]),
    );
  if (types.includes('array')) return path.length < DEEPEST ? [complete(items, path)] : [];
  if (types.includes('boolean')) return true;
  if (schema.format === 'uuid') return SAME_ID;
  const values = schema.enum?.filter((one) => one !== null);
  const translated = values === undefined ? TRANSLATED[path.slice(-2).join('.')] : undefined;
  const plain = { ...schema, type: types, ...(values === undefined ? {} : { enum: values }) };
  return translated ?? madeUp(plain, path.at(-1) ?? '');
}

function filled(reference: Schema, given: unknown, name: string): unknown {
  const schema = resolved(reference);
  if (given === null) return null;
  if (schema.oneOf !== undefined) {
    const plain = schema.oneOf.find((one) => resolved(one).type !== 'null') ?? {};
    const isNullable = schema.oneOf.some((one) => resolved(one).type === 'null');
    return given === undefined && isNullable ? null : filled(plain, given, name);
  }
  if (given === undefined) return madeUp(schema, name);
  if (Array.isArray(given)) return given.map((item) => filled(schema.items ?? {}, item, name));
  if (typeof given === 'object') return filledObject(schema, given);
  return given;
}

function filledObject({ properties = {}, required = [] }: Schema, given: object): object {
  const names = new Set([...required, ...Object.keys(given)]);
  const values = new Map(Object.entries(given));
  return Object.fromEntries(
    [...names].map((name) => [name, filled(properties[name] ?? {}, values.get(name), name)]),
  );
}

function madeUp(schema: Schema, name: string): unknown {
  const types = [schema.type].flat();
  if (types.includes('null')) return null;
  if (schema.enum !== undefined) return schema.enum[0];
  if (types.includes('object')) return filledObject(schema, {});
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return false;
  if (schema.format === 'uuid') return anId();
  const example = exampleValues.get(name)?.find((value) => fits(schema, value));
  if (example !== undefined) return example;
  return types.includes('string') ? textOf(schema, name) : (schema.minimum ?? 0);
}

/** Whether an example fits: fields of the same name may be times elsewhere. */
function fits({ type, pattern, format }: Schema, value: unknown): boolean {
  const types = [type].flat();
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && value % 1 === 0);
  const form = pattern ?? (format === 'date' ? String.raw`^\d{4}-\d{2}-\d{2}$` : '');
  return typeof value === 'string' && types.includes('string') && new RegExp(form).test(value);
}

/** Texts that match the formats and patterns of the description. */
const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T09:00:00.000Z',
  share: '1/1',
  'month-day': '05-15',
  email: 'ada@example.org',
};
const PATTERN_TEXTS = ['610', 'BE', '1/1', '09:00'];

function textOf({ format = '', pattern }: Schema, name: string): string {
  if (pattern === undefined) return TEXTS[format] ?? name;
  const text = PATTERN_TEXTS.find((one) => new RegExp(pattern).test(one));
  if (text === undefined) throw new Error(`no text fits the pattern ${pattern} of ${name}`);
  return text;
}

function collect(example: unknown): void {
  if (typeof example !== 'object' || example === null) return;
  for (const [name, value] of Object.entries(example)) {
    if (typeof value === 'object') collect(value);
    else exampleValues.set(name, [...(exampleValues.get(name) ?? []), value]);
  }
}
