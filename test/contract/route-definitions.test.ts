import { beforeAll, describe, expect, it } from 'vitest';
import { schemaCompilers } from '#app/schemas.ts';
import { areas } from '#contract/areas.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { problems, type ProblemCode } from '#domain/kernel/problems.ts';
import { describeWithRules } from '#platform/http/description/describe-route.ts';
import {
  COMMON_PROBLEMS,
  listRouteProblems,
  listProblemsOfKind,
} from '#platform/http/route-problems.ts';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { startTestApp } from '#test/helpers/test-app.ts';

/** How routes describe themselves, and how that is documented. */

/** Refused earlier by the schema of every route; guards other ways in. */
const BEHIND_SCHEMAS: readonly ProblemCode[] = ['invalid_account_code'];

const { compileValidator, compileSerializer } = schemaCompilers;

let routes: readonly Route[];
let description: { paths: Record<string, Record<string, Operation>> };

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
  readonly responses: Record<string, object>;
  readonly [extension: string]: unknown;
}

beforeAll(async () => {
  const { app } = await startTestApp();
  ({ routes } = app);
  description = JSON.parse((await app.server.inject('/openapi.json')).body);
});

/** Lists the routes with a fault, and the fault. */
function failing(isWrong: (route: Route) => unknown): string[] {
  return routes.flatMap((route) => {
    const found = isWrong(route);
    return found === false || found === undefined
      ? []
      : [`${route.operationId}: ${JSON.stringify(found)}`];
  });
}

describe('every route', () => {
  it('describes itself in one or two sentences, and lists its rules in one sentence each', () => {
    expect(routes.length).toBeGreaterThan(120);
    const sentences = /^(?:[A-Z0-9`][^.]*(?:\.\S[^.]*)*\.(?: |$))+$/;
    const texts = ({ description: text, rules = [] }: Route) => [text, ...rules];
    expect(failing((route) => texts(route).find((text) => !sentences.test(text)))).toEqual([]);
    expect(failing((route) => route.description.includes(route.summary))).toEqual([]);
  });

  it('has schemas that compile, which the service finds out on its first request only', () => {
    for (const { operationId, params, query, body, answer } of nonEmpty(routes)) {
      for (const [part, schema] of Object.entries({ params, querystring: query, body }))
        if (schema !== undefined)
          expect(() => compileValidator(schema, part), operationId).not.toThrow();
      if (answer !== undefined) expect(() => compileSerializer(answer), operationId).not.toThrow();
    }
  });

  it('gives an example of its body that its schema takes', () => {
    const wrong = failing(({ body, example, upload }) => {
      if (body === undefined) return false;
      // The file of an upload is omitted.
      const taken = upload === true ? { ...body, required: [] } : body;
      const errors = compileValidator(taken, 'body')(structuredClone(example));
      return errors.length > 0 && errors;
    });
    expect(wrong).toEqual([]);
  });

  it('gives an example of its answer, if any, that its schema takes', () => {
    const wrong = failing(({ answer, answerExample }) => {
      if (answer === undefined || answerExample === undefined) return false;
      const errors = compileValidator(answer, 'body')(structuredClone(answerExample));
      return errors.length > 0 && errors;
    });
    expect(wrong).toEqual([]);
  });

  it('names the problems of its command once, and none that follow from its kind', () => {
    const repeated = failing((route) => {
      const own = route.problems ?? [];
      const known = [...listProblemsOfKind(route), ...COMMON_PROBLEMS];
      const odd = own.filter((code, index) => known.includes(code) || own.indexOf(code) < index);
      return odd.length > 0 && odd;
    });
    expect(repeated).toEqual([]);
  });

  it('calls its parameters as its path does', () => {
    const wrong = failing(({ path, params }) => {
      const named = [...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => name);
      const { properties = {} } = (params ?? {}) as { properties?: object };
      return named.join() !== Object.keys(properties).join() && named;
    });
    expect(wrong).toEqual([]);
  });

  it('is described with its area, roles, problems and example', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
    for (const route of nonEmpty(routes)) {
      const operation = byId.get(route.operationId);
      expect(operation, route.operationId).toMatchObject({
        tags: [route.area],
        description: describeWithRules(route),
        'x-access': route.access,
        'x-problems': listRouteProblems(route),
      });
      const [body] = Object.values(operation?.requestBody?.content ?? {});
      const file = route.upload === true ? { file: 'the bytes of the file' } : {};
      const shown = route.example === undefined ? undefined : { ...route.example, ...file };
      expect(body?.example, route.operationId).toEqual(shown);
      const statuses = new Set(
        listRouteProblems(route).map((code) => String(getProblemStatus(code))),
      );
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([...statuses]),
      );
    }
    expect(byId.get('approveExpense')?.['x-roles']).toEqual([
      'SuperAdmin',
      'Syndic',
      'BoardMember',
    ]);
  });
});

describe('all routes together', () => {
  it('fill every area', () => {
    const named = new Set(routes.map(({ area }) => area));
    expect([...named].sort()).toEqual(Object.keys(areas).sort());
  });

  it('name every problem there is', () => {
    const named = new Set([...COMMON_PROBLEMS, ...routes.flatMap(listRouteProblems)]);
    const codes = Object.keys(problems) as ProblemCode[];
    expect(codes.filter((code) => !named.has(code))).toEqual(BEHIND_SCHEMAS);
  });

  it('have a name each', () => {
    const names = routes.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
  });
});
