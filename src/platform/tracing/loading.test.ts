import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('what sends traces is loaded by nobody but openTracing, once an address is set', () => {
  const loading = globSync('src/**/*.ts')
    .filter((path) => !path.includes('.test.'))
    .filter((path) => /@opentelemetry|open-telemetry\.ts/.test(readFileSync(path, 'utf8')));
  expect(loading.toSorted()).toEqual([
    'src/platform/tracing/open-telemetry.ts',
    'src/platform/tracing/spans.ts',
  ]);
  const spans = readFileSync('src/platform/tracing/spans.ts', 'utf8');
  expect(spans).not.toMatch(/^import .*open-telemetry/m);
  expect(spans).toContain(`await import('./open-telemetry.ts')`);
});
