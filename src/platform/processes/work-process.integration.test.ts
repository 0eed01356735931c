import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { workFor } from './job-places.ts';
import { WorkGivenUp, WorkProcess, type WorkProcessOptions } from './work-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'millieme-work-'));
const program = join(directory, 'program.mjs');
/** Does what the job says. */
writeFileSync(
  program,
  `process.on('message', (job) => {
    if (job === 'die') process.abort();
    else if (job === 'grow') for (const all = []; ; ) all.push({ all: [all.length] });
    else if (job === 'fail') process.send({ failure: 'no such font' });
    else if (job !== 'hang') process.send({ result: job + ' ' + process.pid });
  });`,
);

let work: WorkProcess<string, string>;
afterEach(() => work.stop());
afterAll(() => rmSync(directory, { recursive: true }));

/** Hides the error output of the processes, whose crashes are intended. */
function start(options: Partial<WorkProcessOptions> = {}): (job: string) => Promise<string> {
  work = new WorkProcess({ program, deadlineMs: LIMITS.program, stderr: 'ignore', ...options });
  return (job) => work.run(job);
}

describe('WorkProcess', () => {
  it('does one job after the other in one process of its own', async () => {
    const run = start();
    const [first, second] = await Promise.all([run('a'), run('b')]);
    const [, pid] = first.split(' ');
    expect(second).toBe(`b ${pid}`);
    expect(Number(pid)).not.toBe(process.pid);
  });

  it('fails the job during which the process dies, and does the next in a new one', async () => {
    const run = start();
    const before = await run('a');
    const [died, after] = await Promise.allSettled([run('die'), run('a')]);
    expect(died).toMatchObject({ status: 'rejected', reason: { reason: 'death' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: /^a \d+$/ });
    expect(after).not.toMatchObject({ value: before });
  });

  it('hands on a failure and keeps the process', async () => {
    const run = start();
    const before = await run('a');
    await expect(run('fail')).rejects.toThrow('no such font');
    await expect(run('a')).resolves.toBe(before);
  });

  it('gives up a job that takes too long', async () => {
    const options: { -readonly [K in keyof WorkProcessOptions]: WorkProcessOptions[K] } = {
      program,
      deadlineMs: 300,
    };
    work = new WorkProcess(options);
    const hung = await work.run('hang').catch((error: unknown) => error);
    expect(hung).toBeInstanceOf(WorkGivenUp);
    expect(hung).toMatchObject({ reason: 'deadline' });
    // The next job needs a process that has to start, which takes longer on a busy machine.
    options.deadlineMs = LIMITS.program;
    await expect(work.run('a')).resolves.toMatch(/^a \d+$/);
  });

  it('gives up a job that takes too much memory', async () => {
    const run = start({ heapMib: 32 });
    const [grown, after] = await Promise.allSettled([run('grow'), run('a')]);
    expect(grown).toMatchObject({ reason: { reason: 'death' } });
    expect(after.status).toBe('fulfilled');
  });

  it('serves the offices in turn, whoever asks for many jobs', async () => {
    const run = start();
    const done: string[] = [];
    const jobsOf = (office: string, accounts: readonly string[], count: number) =>
      accounts.flatMap((account) =>
        Array.from({ length: count }, (_, number) =>
          workFor({ office, account }, async () => {
            await run(`${office} ${number}`);
            done.push(office);
          }),
        ),
      );
    await Promise.all([...jobsOf('large', ['anne', 'bert'], 10), ...jobsOf('small', ['carl'], 2)]);
    expect(done).toHaveLength(22);
    // One job runs already; then each office has its turn.
    expect(done.slice(0, 5).filter((office) => office === 'small')).toHaveLength(2);
  });

  it('refuses more than may wait, and at the stop what is not done', async () => {
    const run = start({ maxWaiting: 1 });
    const jobs = Promise.allSettled([run('hang'), run('a'), run('b')]);
    await work.stop();
    const refused = { status: 'rejected', reason: new DomainError('too_busy') };
    expect(await jobs).toMatchObject([refused, refused, refused]);
  });

  it('says so when its program cannot be started', async () => {
    const run = start({ program: join(directory, 'absent.mjs') });
    await expect(run('a')).rejects.toThrow('The process ended (1)');
  });
});
