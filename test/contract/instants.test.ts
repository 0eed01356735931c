import { beforeAll, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import { namedSchemas } from '#contract/index.ts';
import { createResolver, type Schema } from '#platform/http/resolve-schema.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readStatuses } from '#test/helpers/route-answers.ts';
import { aStage, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import { fakeClock, startTestApp, type TestApp } from '#test/helpers/test-app.ts';

/** Instants always have milliseconds, although the database drops trailing zeros. */

let test: TestApp;
let stage: Stage;

beforeAll(async () => {
  test = await startTestApp({ clock: fakeClock('2026-03-16T09:00:40.670Z') });
  stage = await aStage(test);
});

const resolve = createResolver(namedSchemas);

/** Collects the values of an answer whose format is an instant. */
function instantsIn(schema: Schema | undefined, value: unknown): string[] {
  const { format, properties = {}, items } = resolve(schema) as Schema & { format?: string };
  if (typeof value === 'string') return format === 'date-time' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => instantsIn(items, item));
  const fields = Object.entries(properties);
  return fields.flatMap(([name, part]) =>
    instantsIn(part, (value as Readonly<Record<string, unknown>>)[name]),
  );
}

it('in every answer of every read', async () => {
  let count = 0;
  for (const route of nonEmpty(test.app.routes)) {
    if (route.method !== 'GET' || route.mode === 'stream' || !route.access.includes(':')) continue;
    const { syndic, accountant } = stage.tenant;
    const caller = mayUse(route.access, 'Syndic') ? syndic : accountant;
    const { status, body } = await caller.get(pathOf(stage, route));
    expect(readStatuses(route), route.operationId).toContain(status);
    if (status !== 200) continue;
    for (const instant of instantsIn(route.answer, body)) {
      expect(instant, route.operationId).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(50);
});
