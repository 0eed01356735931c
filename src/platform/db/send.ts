import type { PoolClient, QueryConfig, QueryResult } from 'pg';

/**
 * Sends a statement on a connection. pg is given a callback, because it makes a promise by assigning
 * a closure to a property of the query: V8 places such closures among its long-lived objects, whence
 * they keep the rows of each answer from being collected while young. A unit read by its id takes the
 * processor a seventh longer by a promise of pg's, a list an eighth.
 */
export function send(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  return new Promise<QueryResult>((resolve, reject) => {
    client.query(statement, (error, result) => {
      // It is null when all went well, whatever its type says.
      if (error instanceof Error) reject(error);
      else resolve(result);
    });
  }).catch(rethrow);
}

/** The stack of pg's error leads to the socket; this one leads to who sent the statement. */
function rethrow(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}
