import type { PoolClient } from 'pg';
import { NIL_UUID, isUuid } from '#platform/ids.ts';
import { AuditTrail } from './audit-trail.ts';
import { send } from './send.ts';
import type { Sql } from './sql.ts';
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

/**
 * Setting that restricts a connection to one tenant, for a SET statement. The id is part of the
 * text, because SET takes no parameters.
 */
export function tenantSetting(organizationId: string): string {
  if (organizationId !== NIL_UUID && !isUuid(organizationId)) throw new Error('not a tenant id');
  return `app.organization_id = '${organizationId}'`;
}

/**
 * A database connection for one tenant, inside a transaction or for single reads. Independent
 * statements may be sent together (`Promise.all`): they share one round trip.
 */
export class Connection {
  readonly organizationId: string;
  /** Rows written through it. */
  readonly written = new WrittenRows();
  /** Author and cause of the writes: for the audit log. */
  readonly trail = new AuditTrail();
  /** Statements that are sent together with the commit. */
  readonly last: Sql[] = [];
  /** Session of the request; null: the service itself acts. */
  sessionId: string | null = null;
  readonly #client: PoolClient;

  constructor(client: PoolClient, organizationId: string) {
    this.#client = client;
    this.organizationId = organizationId;
  }

  /** Returns all rows. The caller states `Row`: the selected columns. */
  async query<Row>(statement: Sql): Promise<Row[]> {
    return (await this.#send(statement)).rows as Row[];
  }

  /** Returns the first row, or undefined. */
  async first<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.#send(statement)).rows[0] as Row | undefined;
  }

  /** Returns the only row; its absence is a bug. */
  async one<Row>(statement: Sql): Promise<Row> {
    const { rows } = await this.#send(statement);
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
    return rows[0] as Row;
  }

  /** Returns the number of rows changed. */
  async execute(statement: Sql): Promise<number> {
    return (await this.#send(statement)).rowCount ?? 0;
  }

  /** Runs work inside the transaction; if it fails, only what it wrote is undone. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    await send(this.#client, { text: 'savepoint attempt' });
    try {
      const result = await work();
      await send(this.#client, { text: 'release savepoint attempt' });
      return result;
    } catch (error) {
      await send(this.#client, { text: 'rollback to savepoint attempt' });
      throw error;
    }
  }

  /** Works as another tenant inside the same transaction, then switches back. */
  async lookFrom<T>(organizationId: string, work: (there: Connection) => Promise<T>): Promise<T> {
    const switched = send(this.#client, { text: `set local ${tenantSetting(organizationId)}` });
    // Not awaited: it travels with the first statement, which fails with it.
    switched.catch(() => undefined);
    const seen = await work(new Connection(this.#client, organizationId));
    await switched;
    await send(this.#client, { text: `set local ${tenantSetting(this.organizationId)}` });
    return seen;
  }

  /** Executes one statement as another tenant inside the same transaction, in one flight. */
  async executeFrom(organizationId: string, statement: Sql): Promise<number> {
    const [, { rowCount }] = await Promise.all([
      send(this.#client, { text: `set local ${tenantSetting(organizationId)}` }),
      this.#send(statement),
      send(this.#client, { text: `set local ${tenantSetting(this.organizationId)}` }),
    ]);
    return rowCount ?? 0;
  }

  #send(statement: Sql) {
    const text = statement.text;
    const name = statementName(text);
    const values = statement.values;
    return send(this.#client, name === undefined ? { text, values } : { name, text, values });
  }
}
