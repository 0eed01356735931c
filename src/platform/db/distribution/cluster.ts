import type { Client } from 'pg';

/** A database server of a cluster. */
export interface Node {
  readonly host: string;
  readonly port: number;
  readonly is_coordinator: boolean;
  readonly is_active: boolean;
}

/** Whether rows of the database are on several servers: its anchor table is distributed by Citus. */
export async function isDistributed(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is_distributed: boolean }>(`select
    to_regclass('pg_catalog.pg_dist_partition') is not null and to_regclass('app.tenants') is not null as is_distributed`);
  if (rows[0]?.is_distributed !== true) return false;
  const found = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('app.tenants')`,
  );
  return found.rowCount === 1;
}

/** Lists the servers of the cluster, the coordinator first; none without the citus extension. */
export async function listNodes(client: Client): Promise<Node[]> {
  const { rows: catalogues } = await client.query<{ exists: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_node') is not null as exists`,
  );
  if (catalogues[0]?.exists !== true) return [];
  const { rows } = await client.query<Node>(`select nodename as host, nodeport as port,
      groupid = 0 as is_coordinator, isactive as is_active
    from pg_dist_node where noderole = 'primary' order by groupid, nodename, nodeport`);
  return rows;
}
