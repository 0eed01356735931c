import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { DomainError } from '#domain/kernel/domain-error.ts';

/** Jobs that may wait for the one being done. */
const MAX_WAITING = 20;

/** What the program of a `WorkProcess` sends back for a job: its result, or why there is none. */
export type WorkAnswer<Result> = { readonly result: Result } | { readonly failure: string };

/** A job took longer than it may, or its process died of it. */
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
  /** The file that the process runs: `doJobs(…)`, and nothing else. */
  readonly program: string;
  readonly deadlineMs: number;
  /** Memory for what the program makes of a job; a job that needs more ends its process. */
  readonly heapMib?: number;
  readonly maxWaiting?: number;
  /** Where the process writes of its crashes: beside the service's own log, unless told otherwise. */
  readonly stderr?: 'inherit' | 'ignore';
}

/**
 * Does jobs in a process of its own, one at a time, for what takes seconds of computing or opens
 * what came from outside: it may hang or crash without the service. Started with the first job, and
 * again with the next one after it has died.
 */
export class WorkProcess<Job, Result> {
  readonly #options: WorkProcessOptions;
  readonly #waiting: Waiting<Job, Result>[] = [];
  #current: Waiting<Job, Result> | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;

  constructor(options: WorkProcessOptions) {
    this.#options = options;
  }

  /**
   * What the program makes of a job. Refuses too_busy when too many wait, or at the stop; throws
   * WorkGivenUp when it takes too long or the process dies, and Error for what the program says.
   */
  run(job: Job): Promise<Result> {
    if (this.#waiting.length >= (this.#options.maxWaiting ?? MAX_WAITING)) {
      return Promise.reject(new DomainError('too_busy'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  /** Ends the process and refuses what it has not done. */
  async stop(): Promise<void> {
    const child = this.#child;
    for (const { reject } of this.#waiting.splice(0)) reject(new DomainError('too_busy'));
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
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#current = next;
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    this.#deadline = setTimeout(() => this.#abandon(child), this.#options.deadlineMs);
    // A failure to send is followed by the end of the process, which is where it is dealt with.
    child.send(next.job as Serializable, () => undefined);
  }

  #start(): ChildProcess {
    const { program, heapMib, stderr = 'inherit' } = this.#options;
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', stderr, 'ipc'],
      execArgv: heapMib === undefined ? [] : [`--max-old-space-size=${heapMib}`],
      // It needs no setting, and no secret of the service.
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
    // An idle process keeps nobody from ending.
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
