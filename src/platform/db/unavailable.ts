import { DatabaseError } from 'pg';
import { hasCode } from '#platform/error-code.ts';

/** The database cannot be reached, or has no free connection in time. */
export class DatabaseUnavailableError extends Error {}

const LOSSES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout)/;

/** Whether an error of pg is about the connection, not the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseError) return false;
  // System and DNS errors name the system call; for a name with several addresses, there is one
  // error for each.
  return 'syscall' in error || error instanceof AggregateError || LOSSES.test(error.message);
}

/** SQLSTATE: starting up or shutting down, disconnected by a shutdown, no free slot. */
const PASSING_STATES = ['57P03', '57P01', '57P02', '53300'];

/** Whether a connection, or an attempt to connect, failed for a temporary reason. */
export function isPassing(error: unknown): boolean {
  return isConnectionLoss(error) || hasCode(error, ...PASSING_STATES);
}
