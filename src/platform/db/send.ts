import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { beginStatement, endFailedSpan } from '#platform/tracing/statements.ts';
import { AbortableClient } from './abortable-client.ts';
import { findInFlight } from './in-flight.ts';
import { DatabaseUnavailableError, isConnectionLoss } from './unavailable.ts';

/**
 * Sends a statement on a connection, with a callback instead of a promise of pg. For a promise, pg
 * assigns closures to a property of the query: V8 allocates these among its long-lived objects,
 * where they keep the rows of each answer from being collected while young. With pg's promises,
 * reading a unit by its id takes a seventh more processor time, a list an eighth. For the same
 * reason pg does not time each statement.
 */
export function send(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  const flight = findInFlight(client);
  const span = beginStatement(statement.text);
  return new Promise<QueryResult>((resolve, reject) => {
    if (client instanceof AbortableClient) client.gather();
    const place = flight.started();
    client.query(statement, (error, result) => {
      // On success it is null, despite its type.
      if (error instanceof Error) {
        flight.ended(place, error);
        if (span !== undefined) endFailedSpan(span, error);
        reject(error);
      } else {
        flight.ended(place);
        span?.end();
        resolve(result);
      }
    });
  }).catch(rethrow);
}

/** Throws with a stack of the sender: that of pg's error only leads to the socket. */
function rethrow(error: Error): never {
  Error.captureStackTrace(error);
  if (isConnectionLoss(error))
    throw new DatabaseUnavailableError('the connection to the database was lost', { cause: error });
  throw error;
}
