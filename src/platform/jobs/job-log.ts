import { EventEmitter } from 'node:events';
import { Logger, type WorkerEvents } from 'graphile-worker';
import type { Logger as Log } from 'pino';

export type JobLog = Pick<Log, 'error' | 'warn' | 'debug' | 'trace'>;

/** What graphile-worker calls information is told of every single job. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Lets graphile-worker write to the log of the service. Payloads may be personal: none is logged. */
export function createJobLogger(log: JobLog): Logger {
  return new Logger(({ taskIdentifier: task, jobId: job_id }) => (level, message, meta) => {
    // The events tell it, with the error apart.
    if (meta?.['failure'] === true) return;
    // Advice for jobs that need a connection each; most of ours wait for servers elsewhere.
    if (message.includes('maxPoolSize')) return;
    log[LEVELS[level]]({ task, job_id, err: meta?.['error'] }, message);
  });
}

/** Where graphile-worker tells what happens; failures of jobs are logged. */
export function createJobEvents(log: JobLog): WorkerEvents {
  const events = new EventEmitter() as WorkerEvents;
  return events.on('job:error', ({ job, error }) => {
    const { task_identifier: task, id: job_id, attempts, max_attempts } = job;
    const facts = { task, job_id, attempts, max_attempts, err: error };
    if (attempts < max_attempts) log.warn(facts, 'a job failed and will be tried again');
    else log.error(facts, 'a job failed for the last time');
  });
}
