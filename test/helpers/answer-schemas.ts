import { expect } from 'vitest';
import type { App } from '#app/app.ts';
import { schemaCompilers } from '#app/schemas.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { isProblemCode, type ProblemCode } from '#domain/kernel/problems.ts';
import { COMMON_PROBLEMS, listRouteProblems } from '#platform/http/route-problems.ts';
import { getRouteAddress, type Route } from '#platform/http/route.ts';

/** Matches an instant not written in UTC with milliseconds. */
const MISWRITTEN_INSTANT = /"\d{4}-\d\d-\d\dT(?!\d\d:\d\d:\d\d\.\d{3}Z\\?")/;

interface Addressed {
  readonly pattern: RegExp;
  readonly route: Route;
}

/** By app and method; routes with the fewest parameters first, as in the router. */
const tables = new WeakMap<App, Map<string, Addressed[]>>();

function createTable(routes: readonly Route[]): Map<string, Addressed[]> {
  const countParameters = ({ path }: Route) => path.split(':').length;
  const sorted = routes.toSorted((a, b) => countParameters(a) - countParameters(b));
  return Map.groupBy(
    sorted.map((route) => {
      const pattern = getRouteAddress(route).replaceAll(/:[a-z_]+/g, '[^/]+');
      return { route, pattern: new RegExp(`^${pattern}/?$`) };
    }),
    ({ route }) => route.method,
  );
}

function findRoute(app: App, method: string, url: string): Route | undefined {
  let table = tables.get(app);
  if (table === undefined) {
    table = createTable(app.routes);
    tables.set(app, table);
  }
  const path = url.split('?')[0] ?? '';
  return table.get(method)?.find(({ pattern }) => pattern.test(path))?.route;
}

function mayAnswer(route: Route, code: ProblemCode): boolean {
  return COMMON_PROBLEMS.includes(code) || listRouteProblems(route).includes(code);
}

/**
 * Checks every answer in any test against its route: a successful one against the schema, a problem against
 * the listed codes and the catalogue.
 */
export function checkAnswer(
  app: App,
  method: string,
  url: string,
  status: number,
  body: unknown,
): void {
  const route = findRoute(app, method, url);
  if (status >= 400) {
    const problem = body as Record<string, unknown>;
    const code = String(problem['code']);
    expect(isProblemCode(code) && getProblemStatus(code), `${method} ${url}: ${code}`).toBe(status);
    expect(problem).toMatchObject({
      status,
      type: `/problems/${code}`,
      instance: expect.any(String),
    });
    expect(problem['request_id']).toBeTypeOf('string');
    expect(problem['title'], `${code} has no title`).not.toBe(`problem.${code}.title`);
    expect(problem['detail'], `${code} has no detail`).not.toBe(`problem.${code}.detail`);
    if (route !== undefined && isProblemCode(code))
      expect(mayAnswer(route, code), `${method} ${url} does not name ${code}`).toBe(true);
    return;
  }
  if (route?.answer === undefined) return;
  expect(JSON.stringify(body), `${method} ${url}`).not.toMatch(MISWRITTEN_INSTANT);
  const errors = schemaCompilers.compileValidator(route.answer, 'body')(body);
  expect(errors.slice(0, 3), `${method} ${url}`).toEqual([]);
}
