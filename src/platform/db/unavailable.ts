import { DatabaseError } from 'pg';
import { hasCode } from '#platform/error-code.ts';

/** The database cannot be reached, or has no connection to spare in time. */
export class DatabaseUnavailableError extends Error {}

const LOSSES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout)/;

/** Whether an error of pg says that the connection, and not the statement, is at fault. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseError) return false;
  // Errors of the system, and of the names of hosts, say what was called; of a name with several
  // addresses there is one for each.
  return 'syscall' in error || error instanceof AggregateError || LOSSES.test(error.message);
}

/** SQLSTATE: starting up or shutting down, being disconnected by a shutdown, no free slot. */
const PASSING_STATES = ['57P03', '57P01', '57P02', '53300'];

/** Whether an attempt to connect, or a connection, failed for a reason that goes away by itself. */
export function isPassing(error: unknown): boolean {
  return isConnectionLoss(error) || hasCode(error, ...PASSING_STATES);
}
