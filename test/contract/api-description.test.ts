import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#contract/areas.ts';
import { toPascalCase } from '#platform/http/description/named-schemas.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { startTestApp, type Json } from '#test/helpers/test-app.ts';

/** The API description as read by code generators and people. */

/** Accepted findings of the linter, each with its reason. */
const KNOWN = new Set([
  // `/accounts/code/{code}` and `/accounts/{id}/ledger` are fixed; no account has the id "code".
  'no-ambiguous-paths',
]);

let text: string;
let description: Json;
let operations: Json[];

/** A schema of the description, its path, and whether it is a component. */
interface Placed {
  readonly path: string;
  readonly schema: Json;
  readonly isNamed: boolean;
}

/** Yields every schema, including nested ones. */
function* schemasIn(schema: Json, path: string, isNamed: boolean): Generator<Placed> {
  yield { path, schema, isNamed };
  const parts = Object.entries<Json>(schema.properties ?? {});
  for (const [name, part] of parts) yield* schemasIn(part, `${path}${toPascalCase(name)}`, false);
  for (const keyword of ['items', 'additionalProperties', 'not']) {
    const part = schema[keyword];
    if (typeof part === 'object') yield* schemasIn(part, `${path}[]`, false);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf'])
    for (const part of schema[keyword] ?? []) yield* schemasIn(part, `${path}|`, false);
}

function* allSchemas(): Generator<Placed> {
  const components = Object.entries<Json>(description.components.schemas);
  for (const [name, schema] of components) yield* schemasIn(schema, name, true);
  for (const { operationId, parameters = [], requestBody, responses } of operations) {
    const contents = [requestBody, ...Object.values<Json>(responses)].map((part) => part?.content);
    for (const { schema } of contents.flatMap((content) => Object.values<Json>(content ?? {})))
      if (schema !== undefined) yield* schemasIn(schema, operationId, false);
    for (const { schema } of parameters)
      if (schema !== undefined) yield* schemasIn(schema, operationId, false);
  }
}

const pathsOf = (isOdd: (placed: Placed) => boolean): string[] =>
  [...allSchemas()].filter(isOdd).map(({ path }) => path);

beforeAll(async () => {
  const { app } = await startTestApp();
  text = (await app.server.inject('/openapi.json')).body;
  description = JSON.parse(text);
  operations = Object.values<Json>(description.paths).flatMap((path) => Object.values<Json>(path));
});

describe('the interface description', () => {
  it('follows the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    const unknown = found.filter(({ ruleId }) => !KNOWN.has(ruleId));
    expect(unknown.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('follows the recommended rules of Spectral', async () => {
    const linter = new spectral.Spectral();
    // Its types are stricter than what it accepts.
    linter.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
    const found = await linter.run(description);
    expect(found.map(({ code, path }) => `${code}: ${path.join('/')}`)).toEqual([]);
  });

  it('has its areas in their order, and every operation in one of them', () => {
    expect(description.tags.map(({ name }: Json) => name)).toEqual(Object.keys(areas));
    for (const { tags } of nonEmpty(operations)) {
      expect(tags).toHaveLength(1);
      expect(Object.keys(areas)).toContain(tags[0]);
    }
  });

  it('says that approvals, confirmations and payments may need a second factor', () => {
    const acts =
      /\/(approve|confirm-[a-z-]+|mark-paid)$|payment-batches\/\{id\}\/(mark-sent|file)$/;
    const found = nonEmpty(
      Object.entries<Json>(description.paths).filter(([path]) => acts.test(path)),
    );
    for (const [path, { get, put, post }] of found)
      expect((put ?? post ?? get)['x-problems'], path).toContain('second_factor_required');
  });

  it('says of every operation who may call it, its headers and its problems', () => {
    for (const operation of nonEmpty(operations)) {
      const { operationId, responses, parameters } = operation;
      expect(operation['x-problems'], operationId).not.toEqual([]);
      expect(operation['x-access'] === 'public' || operation['x-roles'].length > 0).toBe(true);
      const refs = parameters.map(({ $ref }: Json) => $ref);
      expect(refs).toContain('#/components/parameters/RequestId');
      for (const [status, response] of nonEmpty(Object.entries<Json>(responses))) {
        const shared = response.$ref?.replace('#/components/responses/', '');
        const { headers } =
          shared === undefined ? response : description.components.responses[shared];
        expect(headers, `${operationId} ${status}`).toHaveProperty('X-Request-Id');
      }
    }
    const { post } = description.paths['/api/v1/expenses'];
    const named = post.parameters.map(({ $ref }: Json) => $ref);
    expect(named).toContain('#/components/parameters/IdempotencyKey');
    expect(Object.keys(post.responses['201'].headers)).toEqual(
      expect.arrayContaining(['ETag', 'Location', 'Idempotent-Replayed']),
    );
  });
});

describe('generators of clients', () => {
  it('find every operation under an id of its own', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('find a name for every object', () => {
    expect(pathsOf(({ schema, isNamed }) => schema.properties !== undefined && !isNamed)).toEqual(
      [],
    );
  });

  it('meet no value of several types but null', () => {
    const types = ({ type = [] }: Json) => [type].flat().filter((one) => one !== 'null');
    expect(pathsOf(({ schema }) => types(schema).length > 1)).toEqual([]);
    const isUnion = ({ anyOf, oneOf = [] }: Json) =>
      anyOf !== undefined || oneOf.filter(({ type }: Json) => type !== 'null').length > 1;
    expect(pathsOf(({ schema }) => isUnion(schema) || schema.not !== undefined)).toEqual([]);
  });

  it('meet bounds in standard keywords, and enumerations of texts alone', () => {
    const own = ({ schema }: Placed) => Object.keys(schema).some((name) => name.startsWith('x-'));
    expect(pathsOf(own)).toEqual([]);
    const values = ({ schema }: Placed): unknown[] => schema.enum ?? [];
    expect(pathsOf((placed) => values(placed).some((value) => typeof value === 'number'))).toEqual(
      [],
    );
    const { minimum, maximum } =
      description.components.schemas.CreateExpenseLineItem.properties.vat_rate;
    expect([minimum, maximum]).toEqual([0, 0.21]);
  });

  it('meet no enumeration whose name, made of what it is a part of, is that of an object', () => {
    const named = new Set(Object.keys(description.components.schemas));
    expect(pathsOf(({ path, schema }) => schema.enum !== undefined && named.has(path))).toEqual([]);
  });
});
