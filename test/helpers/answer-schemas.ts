import type { ValidateFunction } from 'ajv';
import { expect } from 'vitest';
import type { App } from '#app/app.ts';
import { namedSchemas } from '#contract/index.ts';
import { isProblemCode, problems } from '#domain/kernel/problems.ts';
import type { Route } from '#platform/http/route.ts';
import { createSchemaCompiler } from '#platform/http/validation.ts';

const compile = createSchemaCompiler(namedSchemas);
const validators = new WeakMap<Route, ValidateFunction>();

function matches(route: Route, method: string, path: string): boolean {
  const prefix = route.path === '/health' ? '' : '/api/v1';
  const pattern = `${prefix}${route.path}`.replaceAll(/:[a-z_]+/g, '[^/]+');
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

/** Every answer that any test receives is held against its schema; a problem, against the catalogue. */
export function checkAnswer(
  app: App,
  method: string,
  url: string,
  status: number,
  body: unknown,
): void {
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
    return;
  }
  const route = routeOf(app, method, url);
  if (route?.answer === undefined) return;
  let validate = validators.get(route);
  if (validate === undefined) {
    validate = compile(route.answer, 'body');
    validators.set(route, validate);
  }
  const isValid = validate(body);
  expect(isValid, `${method} ${url}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true);
}
