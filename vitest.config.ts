import { defineConfig } from 'vitest/config';
import { clusterFiles } from './test/cluster/files.ts';
import { LIMITS } from './test/helpers/limits.ts';
import { compileMessages } from './web/compiled-messages.ts';

/** Limits of every project; a limit only ends what hangs. */
const limits = {
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.hook,
  expect: { poll: { timeout: LIMITS.poll } },
};

/** Tests of pure code, which nothing but the processor keeps waiting. */
const unit = {
  name: 'unit',
  include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'web/src/**/*.test.ts'],
  exclude: ['**/*.pdf.test.ts', '**/*.integration.test.ts', '**/*.component.test.ts'],
  isolate: false,
  ...limits,
  sequence: { groupOrder: 0 },
};

/** Tests that draw pages. */
const pdf = {
  name: 'pdf',
  include: ['src/**/*.pdf.test.ts'],
  ...limits,
  sequence: { groupOrder: 1 },
};

/** Tests of pages in a document without layout, focus and network, which the test answers for the service (ADR 24). */
const component = {
  name: 'component',
  include: ['web/src/**/*.component.test.ts'],
  environment: './test/component/environment.ts',
  setupFiles: ['test/component/browser.ts', 'test/component/setup.ts'],
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  ...limits,
  sequence: { groupOrder: 1 },
};

/**
 * Tests through the whole service, on a PostgreSQL of the run. The files of a worker share the modules
 * of the service, which take as long to load as many a file takes to run; a database is of one file (ADR 13).
 */
const integration = {
  name: 'integration',
  include: ['src/**/*.integration.test.ts', 'test/**/*.test.ts'],
  exclude: ['test/browser/**', 'test/second-server/**', 'test/cluster/**'],
  globalSetup: ['test/global-setup.ts'],
  setupFiles: [
    'test/after-each-file.ts',
    // For the second server, and scripts/record-statements.ts.
    ...(process.env['RECORD_STATEMENTS'] === undefined ? [] : ['test/record-statements.ts']),
    ...(process.env['TEST_POSTGRES'] === 'citus' ? ['test/cluster/setup.ts'] : []),
  ],
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  ...limits,
  sequence: { groupOrder: 2 },
};

/**
 * Tests on the other server: it prepares and plans every statement that the integration suite has
 * sent; and of that suite what depends on the server itself: the schema with its migrations and row
 * level security, locks, the order of lists, the queue of jobs, backups, and a year of an office. The
 * rules of features are the same on both.
 */
const secondServer = {
  ...integration,
  name: 'second-server',
  include: [
    'test/second-server/**/*.test.ts',
    'test/schema/**/*.test.ts',
    'test/release/released-statements.test.ts',
    'test/contract/{idempotency,lists,natural-order}.test.ts',
    'test/e2e/office-year.test.ts',
    'src/platform/{db,jobs}/**/*.integration.test.ts',
    'src/database/backup/{archive-bucket,backup}.integration.test.ts',
  ],
  exclude: [],
  sequence: { groupOrder: 4 },
};

/** Tests on a distributed database: how it is distributed and verified, and tests of the service. */
const cluster = {
  ...integration,
  name: 'cluster',
  include: ['test/cluster/**/*.test.ts', ...clusterFiles],
  exclude: [],
  sequence: { groupOrder: 5 },
};

/** Tests of the web application, in a browser, on the service as it is served. */
const browser = {
  name: 'browser',
  include: ['test/browser/**/*.test.ts'],
  globalSetup: ['test/browser/global-setup.ts'],
  setupFiles: ['test/after-each-file.ts'],
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  ...limits,
  sequence: { groupOrder: 3 },
};

export default defineConfig({
  test: {
    expect: { requireAssertions: true },
    reporters: ['default'],
    teardownTimeout: LIMITS.hook,
    projects: [
      { plugins: [compileMessages()], test: unit },
      { test: pdf },
      { plugins: [compileMessages()], test: component },
      { test: integration },
      { test: browser },
      { test: secondServer },
      { test: cluster },
    ],
  },
});
