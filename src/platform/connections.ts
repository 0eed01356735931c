import { POOL_CONNECTIONS } from '#platform/db/database.ts';
import { JOB_CONNECTIONS } from '#platform/jobs/worker.ts';

/** One connection listens for notifications, one shows that the process lives. */
const WATCHING = 2;

/** Maximum database connections of a process that only runs jobs. */
export const JOB_PROCESS_CONNECTIONS = POOL_CONNECTIONS + JOB_CONNECTIONS;
/** Maximum database connections of a process that also serves. */
export const SERVING_PROCESS_CONNECTIONS = JOB_PROCESS_CONNECTIONS + WATCHING;

/**
 * Connections for everything else: the start itself, commands, job processes, a person's client.
 */
const BESIDE = 70;

/** Number of connections that the embedded server is started with: enough for all processes. */
export function countEmbeddedConnections(servingProcesses: number): number {
  return servingProcesses * SERVING_PROCESS_CONNECTIONS + BESIDE;
}
