import type { ValidateFunction } from 'ajv';
import { expect } from 'vitest';
import type { App } from '#app/app.ts';
import { namedSchemas } from '#contract/index.ts';
import { isProblemCode, problems, type ProblemCode } from '#domain/kernel/problems.ts';
import { PROBLEMS_OF_ALL, problemsOf } from '#platform/http/route-problems.ts';
import { addressOf, type Route } from '#platform/http/route.ts';
import { createSchemaCompiler } from '#platform/http/validation.ts';

/** An instant that is not written with milliseconds, in UTC. */
const MISWRITTEN_INSTANT = /"\d{4}-\d\d-\d\dT(?!\d\d:\d\d:\d\d\.\d{3}Z")/;

const compile = createSchemaCompiler(namedSchemas);
const validators = new WeakMap<Route, ValidateFunction>();

function matches(route: Route, method: string, path: string): boolean {
  const pattern = addressOf(route).replaceAll(/:[a-z_]+/g, '[^/]+');
  return route.method === method && new RegExp(`^${pattern}/?$`).test(path);
}

/** The route that an address belongs to: the one with the fewest parameters, as the router has it. */
function routeOf(app: App, method: string, url: string): Route | undefined {
  const path = url.split('?')[0] ?? '';
  const parameters = (route: Route) => route.path.split(':').length;
  return app.routes
    .filter((route) => matches(route, method, path))
    .sort((a, b) => parameters(a) - parameters(b))[0];
}

function mayAnswer(route: Route, code: ProblemCode): boolean {
  return PROBLEMS_OF_ALL.includes(code) || problemsOf(route).includes(code);
}

/**
 * Every answer that any test receives is held against its route: a good one against the schema, a
 * problem against the codes that are named there, and against the catalogue.
 */
export function checkAnswer(
  app: App,
  method: string,
  url: string,
  status: number,
  body: unknown,
): void {
  const route = routeOf(app, method, url);
  if (status >= 400) {
    const problem = body as Record<string, unknown>;
    const code = String(problem['code']);
    expect(isProblemCode(code) && problems[code], `${method} ${url}: ${code}`).toBe(status);
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
  let validate = validators.get(route);
  if (validate === undefined) {
    validate = compile(route.answer, 'body');
    validators.set(route, validate);
  }
  const isValid = validate(body);
  expect(isValid, `${method} ${url}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true);
}
