import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { FairLine } from './fair-line.ts';
import { findCaller, jobPlaces } from './job-places.ts';

/** Maximum number of waiting jobs, of which an office has few. */
const MAX_WAITING = 100;

/**
 * Answer of the program of a `WorkProcess` to a job: its result, or the reason why there is none.
 */
export type WorkAnswer<Result> = { readonly result: Result } | { readonly failure: string };

/** A job exceeded its time, or crashed its process. */
export class WorkGivenUp extends Error {
  override readonly name = 'WorkGivenUp';
  readonly reason: 'deadline' | 'death';

  constructor(reason: WorkGivenUp['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

export interface WorkProcessOptions {
  /** File that the process runs: only a call of `runJobs(…)`. */
  readonly program: string;
  readonly deadlineMs: number;
  /** Memory limit of the heap; a job that needs more ends its process. */
  readonly heapMib?: number;
  readonly maxWaiting?: number;
  /** Error output of the process; default: that of the service. */
  readonly stderr?: 'inherit' | 'ignore';
}

/**
 * Runs jobs in a separate process, one at a time, the offices in turn: for seconds of computation, or for untrusted
 * input. It may hang or crash without affecting the service. Started with the first job, and again
 * with the next one after a crash.
 */
export class WorkProcess<Job, Result> {
  readonly #options: WorkProcessOptions;
  readonly #waiting = new FairLine<Waiting<Job, Result>>();
  #current: Waiting<Job, Result> | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;

  constructor(options: WorkProcessOptions) {
    this.#options = options;
  }

  /**
   * Runs a job and returns its result. Refuses too_busy if too many wait, or at the stop, and
   * too_many_requests if too many of the caller wait; throws WorkGivenUp on timeout or crash, and an
   * Error reported by the program.
   */
  run(job: Job): Promise<Result> {
    const caller = findCaller();
    return jobPlaces.run(caller, () => this.#enqueue(caller?.office ?? '', job));
  }

  #enqueue(office: string, job: Job): Promise<Result> {
    if (this.#waiting.size >= (this.#options.maxWaiting ?? MAX_WAITING)) {
      return Promise.reject(new DomainError('too_busy'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add(office, { job, resolve, reject });
      this.#next();
    });
  }

  /** Ends the process and refuses unfinished jobs. */
  async stop(): Promise<void> {
    const child = this.#child;
    for (const { reject } of this.#waiting.drain()) reject(new DomainError('too_busy'));
    this.#settle()?.reject(new DomainError('too_busy'));
    if (child === undefined) return;
    this.#forget(child);
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || child.pid === undefined) return;
    child.ref();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const next = this.#waiting.take();
    if (next === undefined) return;
    this.#current = next;
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    this.#deadline = setTimeout(() => this.#abandon(child), this.#options.deadlineMs);
    // A failure to send is followed by the end of the process, which is handled there.
    child.send(next.job as Serializable, () => undefined);
  }

  #start(): ChildProcess {
    const { program, heapMib, stderr = 'inherit' } = this.#options;
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', stderr, 'ipc'],
      execArgv: heapMib === undefined ? [] : [`--max-old-space-size=${heapMib}`],
      // It needs no settings, and no secret of the service.
      env: {},
    });
    child.on('message', (answer: WorkAnswer<Result>) => this.#answered(child, answer));
    child.on('error', (error) => this.#died(child, error));
    child.on('exit', (code, signal) =>
      this.#died(child, new WorkGivenUp('death', `The process ended (${signal ?? code})`)),
    );
    return child;
  }

  #answered(child: ChildProcess, answer: WorkAnswer<Result>): void {
    if (child !== this.#child) return;
    const job = this.#settle();
    if ('failure' in answer) job?.reject(new Error(answer.failure));
    else job?.resolve(answer.result);
    // An idle process must not keep the program running.
    child.unref();
    child.channel?.unref();
    this.#next();
  }

  #died(child: ChildProcess, reason: Error): void {
    if (child !== this.#child) return;
    this.#forget(child);
    this.#settle()?.reject(reason);
    this.#next();
  }

  #abandon(child: ChildProcess): void {
    if (child !== this.#child) return;
    this.#forget(child);
    child.kill('SIGKILL');
    this.#settle()?.reject(
      new WorkGivenUp('deadline', `No answer in ${this.#options.deadlineMs} ms`),
    );
    this.#next();
  }

  #forget(child: ChildProcess): void {
    if (child === this.#child) this.#child = undefined;
  }

  #settle(): Waiting<Job, Result> | undefined {
    clearTimeout(this.#deadline);
    const job = this.#current;
    this.#current = undefined;
    return job;
  }
}
