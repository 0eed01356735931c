import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { PROGRAM_ENV } from './program-env.ts';
import { TEST_SECRET } from './test-app.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Starts a process for jobs only, as `npm run worker` does, with readable output. */
export function startWorkerProcess(env: Readonly<Record<string, string>>): ChildProcess & {
  readonly stdout: NodeJS.ReadableStream;
  readonly stderr: NodeJS.ReadableStream;
} {
  return spawn(process.execPath, [join(ROOT, 'src/worker.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...PROGRAM_ENV,
      LOG_LEVEL: 'silent',
      JWT_SECRET: TEST_SECRET,
      ...env,
    },
  });
}
