import { readFileSync } from 'node:fs';
import type { Access } from '#contract/access.ts';
import { createValidatorCompiler } from '#platform/http/validation.ts';

/** A schema of the API description, with the keywords that it uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

interface DescribedAnswer {
  /** For refusals: codes and titles. */
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Parameter {
  readonly in?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Described {
  readonly operationId: string;
  readonly 'x-access': Access;
  /** Headers are given by reference only. */
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  /** Refusals shared by several operations are given by reference. */
  readonly responses: Readonly<Record<string, DescribedAnswer | { readonly $ref: string }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, DescribedAnswer>>;
  };
}

const JSON_TYPE = 'application/json';

const text = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
const description = JSON.parse(
  // Each schema is registered separately and referenced by the others.
  text.replaceAll('"#/components/schemas/', '"'),
) as Description;
const { schemas, responses: shared } = description.components;
const compile = createValidatorCompiler(
  Object.entries(schemas).map(([name, schema]) => ({ $id: name, ...schema })),
);
const querySchemas = new Map<string, Schema>();

const described: ReadonlyMap<string, Described> = new Map(
  Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

/** Every operation with the right that it requires. */
export const operationRights: readonly (readonly [id: string, access: Access])[] = [
  ...described.values(),
].map((operation) => [operation.operationId, operation['x-access']]);

/** Examples of request bodies, by operation. */
export const bodyExamples: readonly unknown[] = [...described.values()].map(
  (operation) => operation.requestBody?.content[JSON_TYPE]?.example,
);

function describedAs(id: string): Described {
  const operation = described.get(id);
  if (operation === undefined) throw new Error(`the interface has no operation ${id}`);
  return operation;
}

function responsesOf(id: string): Readonly<Record<string, DescribedAnswer>> {
  const named = Object.entries(describedAs(id).responses).map(([status, response]) => [
    status,
    '$ref' in response ? shared[response.$ref.split('/').at(-1) ?? ''] : response,
  ]);
  return Object.fromEntries(named) as Readonly<Record<string, DescribedAnswer>>;
}

/** Returns the status of the successful answer and the schema of its JSON, if it has content. */
export function goodAnswer(id: string): {
  readonly status: number;
  readonly schema: Schema | undefined;
} {
  const responses = responsesOf(id);
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`${id} has no good answer`);
  return { status: Number(status), schema: responses[status]?.content?.[JSON_TYPE]?.schema };
}

/** Whether the description lists this problem code for the operation. */
export function mayRefuse(id: string, code: string): boolean {
  return Object.values(responsesOf(id)).some((one) => one.description.includes(`\`${code}\``));
}

/**
 * Checks a successful answer against its schema.
 * @returns the fault, or undefined
 */
export function answerFault(id: string, data: unknown): string | undefined {
  const { schema } = goodAnswer(id);
  if (schema !== undefined) return faultBy(schema, data);
  return data === undefined ? undefined : 'answers nothing, but was given data';
}

/** Checks query and JSON body of a request as the service does. @returns the fault, or undefined */
export function requestFault(
  id: string,
  query: Readonly<Record<string, string>>,
  body: unknown,
): string | undefined {
  const schema = querySchema(id);
  const values = Object.entries(query).map(([name, value]) => {
    const isList = schema.properties?.[name]?.type === 'array';
    return [name, isList ? value.split(',') : value];
  });
  const content = describedAs(id).requestBody?.content[JSON_TYPE];
  return (
    faultBy(schema, Object.fromEntries(values), 'query') ??
    (content === undefined || body === undefined ? undefined : faultBy(content.schema, body))
  );
}

/** Builds one schema of all query parameters; others are refused. */
function querySchema(id: string): Schema {
  const { parameters = [] } = describedAs(id);
  const inQuery = parameters.filter((one) => one.in === 'query');
  const schema = querySchemas.get(id) ?? {
    type: 'object',
    additionalProperties: false,
    required: inQuery.filter((one) => one.required === true).map(({ name = '' }) => name),
    properties: Object.fromEntries(inQuery.map(({ name = '', schema: one = {} }) => [name, one])),
  };
  querySchemas.set(id, schema);
  return schema;
}

function faultBy(schema: Schema, value: unknown, part = 'body'): string | undefined {
  // Validation fills in defaults, so a copy is checked.
  const errors = compile(schema, part)(structuredClone(value));
  if (errors.length === 0) return undefined;
  return errors.map((error) => `${error.instancePath} ${error.message}`).join('; ');
}

/** Resolves the reference of a schema. */
export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {});
}
