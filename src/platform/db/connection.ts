import type { PoolClient } from 'pg';
import { NIL_UUID, isUuid } from '#platform/ids.ts';
import { send } from './send.ts';
import type { Sql } from './sql.ts';
import { Trail } from './trail.ts';
import { WrittenRows } from './written-rows.ts';

/**
 * Statement text → name of the prepared statement. Prepared once per connection, a statement is
 * parsed and planned once. Bounded, because lists compose texts from the caller's filters.
 */
const MAX_PREPARED_STATEMENTS = 1_000;
const statementNames = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= MAX_PREPARED_STATEMENTS) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** What makes a connection see one tenant, for a SET statement; the id stands in its text, because SET takes no parameters. */
export function tenantSetting(organizationId: string): string {
  if (organizationId !== NIL_UUID && !isUuid(organizationId)) throw new Error('not a tenant id');
  return `app.organization_id = '${organizationId}'`;
}

/**
 * One connection speaking for one tenant, inside a transaction or for single reads.
 * Statements that do not depend on one another may be sent together (`Promise.all`): they travel in
 * one flight.
 */
export class Connection {
  readonly organizationId: string;
  /** What was written through it. */
  readonly written = new WrittenRows();
  /** Who writes, and what: for the audit log. */
  readonly trail = new Trail();
  /** In which session it is asked for what it does; null: by the service itself. */
  sessionId: string | null = null;
  readonly #client: PoolClient;

  constructor(client: PoolClient, organizationId: string) {
    this.#client = client;
    this.organizationId = organizationId;
  }

  /** All rows. `Row` is stated by the caller: the columns that the statement selects. */
  async query<Row>(statement: Sql): Promise<Row[]> {
    return (await this.#send(statement)).rows as Row[];
  }

  /** The first row, or undefined. */
  async first<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.#send(statement)).rows[0] as Row | undefined;
  }

  /** The only row; its absence is a bug. */
  async one<Row>(statement: Sql): Promise<Row> {
    const { rows } = await this.#send(statement);
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
    return rows[0] as Row;
  }

  /** The number of rows changed. */
  async execute(statement: Sql): Promise<number> {
    return (await this.#send(statement)).rowCount ?? 0;
  }

  /** Looks from another tenant, inside the same transaction, and comes back. */
  async lookFrom<T>(organizationId: string, work: (there: Connection) => Promise<T>): Promise<T> {
    await send(this.#client, { text: `set local ${tenantSetting(organizationId)}` });
    const seen = await work(new Connection(this.#client, organizationId));
    await send(this.#client, { text: `set local ${tenantSetting(this.organizationId)}` });
    return seen;
  }

  #send(statement: Sql) {
    const text = statement.text;
    const name = statementName(text);
    const values = statement.values;
    return send(this.#client, name === undefined ? { text, values } : { name, text, values });
  }
}
