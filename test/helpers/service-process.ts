import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { PROGRAM_ENV } from './program-env.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The service as a separate process, started like `npm start`. */
export interface ServiceProcess {
  readonly origin: string;
  /** Ids of the serving processes, on Linux, if there are several. */
  serving(): readonly number[];
  readonly output: readonly string[];
  /** Sends Ctrl-C and waits for the end. */
  stop(): Promise<number | null>;
  /** Kills the service and the database it started at once, without cleanup. */
  kill(): Promise<void>;
}

/**
 * Starts the service on a free port.
 * @param env DATA_DIR and other settings
 */
export async function startServiceProcess(
  env: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<ServiceProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...PROGRAM_ENV,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...env,
    },
  });
  const output: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  await served(child, output);
  return {
    origin: `http://127.0.0.1:${port}`,
    output,
    serving: () => childrenOf(child.pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      return (await ended)[0] as number | null;
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      if (env['DATABASE_URL'] === undefined) process.kill(databasePid(env.DATA_DIR), 'SIGKILL');
      await ended;
    },
  };
}

/** Lists the child processes of a process, on Linux. */
export function childrenOf(pid: number | undefined): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

function databasePid(dataDirectory: string): number {
  return Number.parseInt(
    readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
}

async function served(child: ChildProcess, output: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (child.stdout === null) throw new Error('the service has no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line);
    if (line.includes('serves http')) resolve();
  });
  child.once('exit', (code) =>
    reject(new Error(`the service ended with ${code}: ${output.join('\n')}`)),
  );
  await promise;
}
