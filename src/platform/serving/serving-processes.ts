import cluster, { type Worker as ServingProcess } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { WindowCounts } from '#platform/http/window-counts.ts';
import { MetricSums, type Report } from './metric-sums.ts';
import { QUESTIONS, type ReportKind } from './other-processes.ts';
import { ProcessChannel } from './process-channel.ts';

/** A process that lived for less is restarted only after a pause. */
const SETTLED_MS = 10_000;
const PAUSE_MS = 1_000;
/** Interval of the reports; counts since the last one are lost when a process is killed. */
const REPORT_MS = 5_000;
/** Time after which the last report of a process is used instead. */
const REPORT_PATIENCE_MS = 1_000;
/** Time after which a hanging process is killed: the others end within half of it. */
const LEAVE_MS = 30_000;

export interface ServingProcessesOptions {
  readonly count: number;
  /** Added to the environment of each. */
  readonly env: Readonly<Record<string, string>>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * The processes that serve at one address. A dead one is restarted; state that spans all of them
 * (requests per minute, metrics) is kept here.
 */
export class ServingProcesses {
  readonly #options: ServingProcessesOptions;
  readonly #counts = new WindowCounts();
  readonly #sums = new MetricSums();
  readonly #lines = new Map<ServingProcess, ProcessChannel>();
  /** Processes that accept requests. */
  readonly #serving = new Set<ServingProcess>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopping = false;

  private constructor(options: ServingProcessesOptions) {
    this.#options = options;
  }

  /** Starts the processes; resolves when all accept requests. Throws if one ends instead. */
  static async start(options: ServingProcessesOptions): Promise<ServingProcesses> {
    cluster.setupPrimary({ serialization: 'advanced' });
    // If processes cannot each listen at the port, they share its socket: none accepts connections
    // for another, which would be lost if it died.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    const processes = new ServingProcesses(options);
    try {
      await Promise.all(Array.from({ length: options.count }, () => processes.#startFirst()));
    } catch (error) {
      await processes.stop();
      throw error;
    }
    const timer = setInterval(() => void processes.#collect('sums'), REPORT_MS).unref();
    processes.#timers.add(timer);
    return processes;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const live = [...this.#lines.keys()].filter((serving) => !serving.isDead());
    const ended = Promise.all(live.map((serving) => once(serving, 'exit')));
    for (const serving of live) serving.process.kill('SIGTERM');
    const force = () => live.forEach((serving) => serving.process.kill('SIGKILL'));
    const timer = setTimeout(force, LEAVE_MS);
    await ended;
    clearTimeout(timer);
  }

  async #startFirst(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#start(resolve).once('exit', () => {
      reject(new Error('a serving process has ended'));
    });
    return promise;
  }

  #start(onServing: () => void): ServingProcess {
    const serving = cluster.fork(this.#options.env);
    const startedMs = performance.now();
    const line = new ProcessChannel(serving.process, {
      [QUESTIONS.serving]: () => {
        this.#serving.add(serving);
        onServing();
      },
      [QUESTIONS.count]: ({ key, windowMs }: { key: string; windowMs: number }) =>
        this.#counts.count(key, windowMs),
      [QUESTIONS.metrics]: async () => {
        await this.#collect('all');
        return this.#sums.render();
      },
      [QUESTIONS.latest]: ({ name, value }: { name: string; value: number }) =>
        this.#sums.setLatest(name, value),
    });
    this.#lines.set(serving, line);
    serving.once('exit', (code, signal) => {
      const hasServed = this.#serving.delete(serving);
      this.#lines.delete(serving);
      this.#sums.end(serving.id);
      // The start itself reports a process that never served.
      const hasLivedMs = performance.now() - startedMs;
      if (!this.#isStopping && (hasServed || this.#hasStarted))
        this.#replace({ pid: serving.process.pid, code, signal }, hasLivedMs);
    });
    return serving;
  }

  get #hasStarted(): boolean {
    return this.#timers.size > 0;
  }

  #replace(facts: object, hasLivedMs: number): void {
    this.#options.logger.warn(facts, 'a serving process ended unexpectedly and is being restarted');
    const again = () => void this.#start(() => undefined);
    if (hasLivedMs >= SETTLED_MS) {
      again();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      again();
    }, PAUSE_MS);
    this.#timers.add(timer);
  }

  async #collect(kind: ReportKind): Promise<void> {
    const asked = [...this.#serving].map(async (serving) => {
      const line = this.#lines.get(serving);
      const report = await line?.ask<Report>(QUESTIONS.report, kind, REPORT_PATIENCE_MS);
      if (report !== undefined && this.#serving.has(serving)) this.#sums.report(serving.id, report);
    });
    await Promise.allSettled(asked);
  }
}
