import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';

const PROGRAM = join(import.meta.dirname, 'render-main.ts');
/** Jobs that may wait for the one being drawn. */
const MAX_WAITING = 20;
/** Far beyond the longest table that is let through. */
const DEADLINE_MS = 30_000;

interface Waiting {
  readonly job: RenderJob;
  readonly resolve: (content: Buffer) => void;
  readonly reject: (reason: Error) => void;
}

export interface RenderProcessOptions {
  readonly program?: string;
  readonly maxWaiting?: number;
  readonly deadlineMs?: number;
  /** Where the process writes of its crashes: beside the service's own log, unless told otherwise. */
  readonly stderr?: 'inherit' | 'ignore';
}

/**
 * Draws files in a process of its own, one at a time: drawing takes up to seconds of computing, and
 * a crash of the typesetter would end the process it runs in. Started with the first job, and again
 * with the next one after it has died.
 */
export class RenderProcess {
  readonly #program: string;
  readonly #maxWaiting: number;
  readonly #deadlineMs: number;
  readonly #stderr: 'inherit' | 'ignore';
  readonly #waiting: Waiting[] = [];
  #drawing: Waiting | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;

  constructor(options: RenderProcessOptions = {}) {
    this.#program = options.program ?? PROGRAM;
    this.#maxWaiting = options.maxWaiting ?? MAX_WAITING;
    this.#deadlineMs = options.deadlineMs ?? DEADLINE_MS;
    this.#stderr = options.stderr ?? 'inherit';
  }

  /** The file. Refuses too_busy when too many wait, when it takes too long, or at the stop. */
  render(job: RenderJob): Promise<Buffer> {
    if (this.#waiting.length >= this.#maxWaiting) {
      return Promise.reject(new DomainError('too_busy'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#drawNext();
    });
  }

  /** Ends the process and refuses what it has not drawn. */
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

  #drawNext(): void {
    if (this.#drawing !== undefined) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#drawing = next;
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    this.#deadline = setTimeout(() => this.#abandon(child), this.#deadlineMs);
    // A failure to send is followed by the end of the process, which is where it is dealt with.
    child.send(next.job, () => undefined);
  }

  #start(): ChildProcess {
    const child = fork(this.#program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', this.#stderr, 'ipc'],
      execArgv: [],
      // It needs no setting, and no secret of the service.
      env: {},
    });
    child.on('message', (answer: RenderAnswer) => this.#answered(child, answer));
    child.on('error', (error) => this.#died(child, error));
    child.on('exit', (code, signal) =>
      this.#died(child, new Error(`The rendering process ended (${signal ?? code})`)),
    );
    return child;
  }

  #answered(child: ChildProcess, answer: RenderAnswer): void {
    if (child !== this.#child) return;
    const job = this.#settle();
    if ('failure' in answer) job?.reject(new Error(answer.failure));
    else job?.resolve(Buffer.from(answer.content));
    // An idle process keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    this.#drawNext();
  }

  #died(child: ChildProcess, reason: Error): void {
    if (child !== this.#child) return;
    this.#forget(child);
    this.#settle()?.reject(reason);
    this.#drawNext();
  }

  #abandon(child: ChildProcess): void {
    if (child !== this.#child) return;
    this.#forget(child);
    child.kill('SIGKILL');
    this.#settle()?.reject(new DomainError('too_busy'));
    this.#drawNext();
  }

  #forget(child: ChildProcess): void {
    if (child === this.#child) this.#child = undefined;
  }

  #settle(): Waiting | undefined {
    clearTimeout(this.#deadline);
    const job = this.#drawing;
    this.#drawing = undefined;
    return job;
  }
}
