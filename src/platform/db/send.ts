import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { beginStatement, endFailed } from '#platform/tracing/statements.ts';
import { flightOf } from './flight.ts';
import { DatabaseUnavailableError, isConnectionLoss } from './unavailable.ts';

/**
 * Sends a statement on a connection. pg is given a callback, because it makes a promise by assigning
 * a closure to a property of the query: V8 places such closures among its long-lived objects, whence
 * they keep the rows of each answer from being collected while young. A unit read by its id takes the
 * processor a seventh longer by a promise of pg's, a list an eighth. For the same reason pg does not
 * watch the time of each statement.
 */
export function send(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  const flight = flightOf(client);
  const span = beginStatement(statement.text);
  return new Promise<QueryResult>((resolve, reject) => {
    flight.started();
    client.query(statement, (error, result) => {
      // It is null when all went well, whatever its type says.
      if (error instanceof Error) {
        flight.ended(error);
        if (span !== undefined) endFailed(span, error);
        reject(error);
      } else {
        flight.ended();
        span?.end();
        resolve(result);
      }
    });
  }).catch(rethrow);
}

/** The stack of pg's error leads to the socket; this one leads to who sent the statement. */
function rethrow(error: Error): never {
  Error.captureStackTrace(error);
  if (isConnectionLoss(error))
    throw new DatabaseUnavailableError('the connection to the database was lost', { cause: error });
  throw error;
}
