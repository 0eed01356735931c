import { EventEmitter } from 'node:events';
import { Logger, type WorkerEvents } from 'graphile-worker';
import type { Logger as Log } from 'pino';

export type JobLog = Pick<Log, 'error' | 'warn' | 'debug' | 'trace'>;

/** Log levels by those of graphile-worker, whose "info" reports every single job. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Creates a logger for graphile-worker that writes to the log of the service. Payloads may be
 * personal and are never logged.
 */
export function createJobLogger(log: JobLog): Logger {
  return new Logger(({ taskIdentifier: task, jobId: job_id }) => (level, message, meta) => {
    // The events report it, with the error as a separate field.
    if (meta?.['failure'] === true) return;
    // Advice for jobs that need a connection each; most of ours wait for external servers.
    if (message.includes('maxPoolSize')) return;
    log[LEVELS[level]]({ task, job_id, err: meta?.['error'] }, message);
  });
}

/** Creates the events of graphile-worker; failed jobs are logged. */
export function createJobEvents(log: JobLog): WorkerEvents {
  const events = new EventEmitter() as WorkerEvents;
  return events.on('job:error', ({ job, error }) => {
    const { task_identifier: task, id: job_id, attempts, max_attempts } = job;
    const facts = { task, job_id, attempts, max_attempts, err: error };
    if (attempts < max_attempts) log.warn(facts, 'a job failed and will be tried again');
    else log.error(facts, 'a job failed for the last time');
  });
}
