import { expect, it } from 'vitest';
import { namedSchemas } from '#contract/index.ts';
import type { Route } from '#platform/http/route.ts';
import { createValidatorCompiler } from '#platform/http/validation.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readAppWith } from '#test/helpers/read-app.ts';

/** The parts of a JSON Schema that contain limits. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly [limit: string]: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
];

const { routes, description } = await readAppWith({}, async (app) => ({
  routes: app.routes,
  description: (await app.server.inject('/openapi.json')).json<Description>(),
}));

/**
 * Lists the limits and defaults of everything that a caller may send, each with the names that have
 * it.
 */
function limitsOf({ paths }: Description): string[] {
  const limits = new Map<string, string>();
  const visit = (schema: Schema, name: string): void => {
    if (schema.$ref !== undefined) {
      const own = schema.$ref.split('/').at(-1) ?? '';
      if (!limits.has(own)) {
        limits.set(own, '');
        visit(resolve(schema.$ref), own);
      }
      return;
    }
    const own = LIMITS.filter((limit) => limit in schema);
    if (own.length > 0)
      limits.set(name, own.map((limit) => `${limit} ${JSON.stringify(schema[limit])}`).join(', '));
    for (const [key, value] of Object.entries(schema.properties ?? {}))
      visit(value, `${name}.${key}`);
    if (schema.items !== undefined) visit(schema.items, `${name}[]`);
    for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) visit(part, name);
  };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const { name, schema } of operation.parameters ?? [])
      if (schema !== undefined) visit(schema, `${operation.operationId}?${name}`);
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      visit(schema, operation.operationId);
  }
  const limited = [...limits].filter(([, limit]) => limit !== '');
  return [...Map.groupBy(limited, ([, limit]) => limit)]
    .map(
      ([limit, names]) =>
        `${limit}: ${names
          .map(([name]) => name)
          .toSorted()
          .join(' ')}`,
    )
    .toSorted();
}

function resolve(reference: string): Schema {
  const steps = reference.replace('#/', '').split('/');
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step],
    description,
  ) as Schema;
}

// To approve a change: vitest run -u src/app/api-limits.test.ts
it('limits and defaults are the approved ones', async () => {
  const file = '../../test/data/api-limits.txt';
  await expect(`${limitsOf(description).join('\n')}\n`).toMatchFileSnapshot(file);
});

it('a text of the longest length is taken, and one of a character more is refused', () => {
  const compile = createValidatorCompiler(namedSchemas);
  for (const { operationId, body } of nonEmpty(routes.filter(hasTexts))) {
    const { properties } = body as Schema;
    const findErrors = compile({ type: 'object', properties }, 'body');
    for (const [name, { maxLength }] of nonEmpty(textsOf(body as Schema))) {
      const label = `${operationId} ${name}`;
      expect(findErrors({ [name]: 'x'.repeat(Number(maxLength)) }), label).toEqual([]);
      expect(findErrors({ [name]: 'x'.repeat(Number(maxLength) + 1) }), label).not.toEqual([]);
    }
  }
});

/** Properties whose only rule is their length. */
function textsOf({ properties = {} }: Schema): [string, Schema][] {
  return Object.entries(properties).filter(
    ([, { maxLength, pattern, format = 'text' }]) =>
      maxLength !== undefined && pattern === undefined && format === 'text',
  );
}

function hasTexts({ body }: Route): boolean {
  return body !== undefined && textsOf(body as Schema).length > 0;
}
