import { POOL_CONNECTIONS } from '#platform/db/database.ts';
import { JOB_CONNECTIONS } from '#platform/jobs/worker.ts';

/** One hears of notifications, one shows that the process lives. */
const WATCHING = 2;

/** Connections to the database of a process that runs jobs and serves nobody, at most. */
export const PER_JOB_PROCESS = POOL_CONNECTIONS + JOB_CONNECTIONS;
/** … and of one that serves. */
export const PER_SERVING_PROCESS = PER_JOB_PROCESS + WATCHING;

/** For what runs beside the service: the start itself, commands, processes for jobs, somebody who looks. */
const BESIDE = 70;

/** What the embedded server is started with: room for all of them. */
export function embeddedConnections(servingProcesses: number): number {
  return servingProcesses * PER_SERVING_PROCESS + BESIDE;
}
