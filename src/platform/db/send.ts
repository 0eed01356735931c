import type { PoolClient, QueryConfig, QueryResult } from 'pg';

/** Sends a statement on a connection. The stack of pg's error leads to the socket; this one's leads to who sent it. */
export async function send(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  try {
    return await client.query(statement);
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
