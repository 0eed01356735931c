import { join } from 'node:path';
import { coreClusterFiles } from '#test/cluster/files.ts';
import { RECORDED_STATEMENTS, RECORD_STATEMENTS } from '#test/helpers/recorded-statements.ts';
import { findChangedTests } from './changed-tests.ts';
import { TestRunner, type TestRun } from './run-tests.ts';
import type { Step } from './steps.ts';

const SYSTEM_POSTGRES = { TEST_POSTGRES: 'system' };
/** A coordinator and two workers with Citus, whose source is in the folder of CITUS_SOURCE. */
const CITUS = { TEST_POSTGRES: 'citus' };
/** A full run must not depend on anything that an earlier run left behind. */
const OWN_POSTGRES = { TEST_POSTGRES: 'own' };

export interface TestStepOptions {
  /** Folder for the reports of this run. */
  readonly reports: string;
  /** Shard of each project, as Vitest takes it: `1/2`. */
  readonly shard?: string | undefined;
  /** Whether both the integration suite and the second server are requested. */
  readonly hasBothServers: boolean;
}

/** Whether there is a Citus to test on: its source, or a PostgreSQL that has it. */
function hasCitus(): boolean {
  return ['CITUS_SOURCE', 'CITUS_POSTGRES'].some((name) => process.env[name] !== undefined);
}

function leaveOut(name: string): Step {
  const output = `${name} is left out: CITUS_SOURCE names no folder with the source of Citus\n`;
  return { name, run: () => Promise.resolve({ passed: 0, failed: 0, output }) };
}

/** Lists the steps that run tests, each on all files of its project. */
export function listTestSteps({ reports, shard, hasBothServers }: TestStepOptions): Step[] {
  const runner = new TestRunner(reports);
  const step = (name: string, run: Partial<TestRun> = {}): Step => ({
    name,
    run: () => runner.run({ project: name, shard, ...run }),
  });
  const onCluster = (name: string, files?: readonly string[]): Step =>
    hasCitus() ? step(name, { project: 'cluster', files, env: CITUS }) : leaveOut(name);
  const integrationServer = process.env['TEST_POSTGRES'] === 'citus' ? CITUS : OWN_POSTGRES;
  const statements = join(reports, 'statements');
  // Only a complete run of the suite sends every statement.
  const isRecorded = hasBothServers && shard === undefined;
  const recording = isRecorded ? { [RECORD_STATEMENTS]: statements } : {};
  const recorded = isRecorded ? { [RECORDED_STATEMENTS]: statements } : {};
  return [
    step('unit'),
    step('pdf'),
    step('component'),
    step('integration', { env: { ...integrationServer, ...recording } }),
    step('browser', { env: OWN_POSTGRES }),
    step('second-server', { env: { ...SYSTEM_POSTGRES, ...recorded } }),
    onCluster('cluster-core', coreClusterFiles),
    { ...onCluster('cluster'), isOnRequest: true },
    {
      ...step('integration-system-postgres-whole', {
        project: 'integration',
        env: SYSTEM_POSTGRES,
      }),
      isOnRequest: true,
    },
  ];
}

/** Lists the steps for the tests that the change since `main` can affect. */
export function listChangedTestSteps(reports: string): Step[] {
  const runner = new TestRunner(reports);
  const { tests, browserTests, hasSchemaChange } = findChangedTests();
  const step = (name: string, files: readonly string[] | 'all', env = {}): Step => ({
    name,
    run: () => runner.run({ project: name, files: files === 'all' ? undefined : files, env }),
  });
  return [
    step('unit', tests),
    step('pdf', tests),
    step('component', tests),
    step('integration', tests),
    step('browser', browserTests),
    ...(hasSchemaChange ? [step('second-server', 'all', SYSTEM_POSTGRES)] : []),
  ];
}
