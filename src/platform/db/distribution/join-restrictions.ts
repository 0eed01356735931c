import type { Client } from 'pg';
import { isDistributed } from './cluster.ts';

/** Commands that a policy is for, by their letter in the catalogue. */
const COMMANDS = { r: 'select', a: 'insert', w: 'update', d: 'delete' } as const;
const EVERY_COMMAND = '*';

type Command = keyof typeof COMMANDS;

interface Policy {
  readonly table_name: string;
  readonly name: string;
  readonly command: string;
  readonly is_permissive: boolean;
  readonly is_for_everybody: boolean;
  /** Condition on the rows that a command finds. */
  readonly found: string | null;
  /** Condition on the rows that it writes; those that it finds, if there is none. */
  readonly written: string | null;
}

/** Policies of the tables of tenants that have at least one restrictive policy. */
const POLICIES = `select polrelid::regclass::text as table_name, polname as name, polcmd as command,
    polpermissive as is_permissive, polroles = '{0}' as is_for_everybody,
    pg_get_expr(polqual, polrelid) as found, pg_get_expr(polwithcheck, polrelid) as written
  from pg_policy
  where polrelid in (select polrelid from pg_policy join pg_class c on c.oid = polrelid
    where not polpermissive and c.relnamespace = 'app'::regnamespace)
  order by 1, 2`;

/**
 * Replaces the policies of each table that has a restrictive one by one permissive policy per command, with
 * the same meaning. Citus creates every policy as a permissive one on the other servers, where a restriction
 * would allow what it is to forbid. The caller's transaction keeps the table from ever having fewer policies.
 */
export async function joinRestrictions(client: Client): Promise<void> {
  const { rows } = await client.query<Policy>(POLICIES);
  for (const [table, policies] of Map.groupBy(rows, (policy) => policy.table_name)) {
    const other = policies.find((policy) => !policy.is_for_everybody);
    if (other !== undefined)
      throw new Error(
        `the policy ${other.name} of ${table} is for some roles only, and cannot be joined with others`,
      );
    for (const { name } of policies)
      await client.query(`drop policy ${client.escapeIdentifier(name)} on ${table}`);
    for (const command of Object.keys(COMMANDS) as Command[])
      for (const statement of join(table, command, policies)) await client.query(statement);
  }
}

/** Joins the restrictions that a migration of a distributed database has added, in its transaction. */
export async function keepRestrictions(client: Client): Promise<void> {
  if (await isDistributed(client)) await joinRestrictions(client);
}

/** Writes the policy of a command; none without a permissive one, which lets nothing pass. */
function join(table: string, command: Command, policies: readonly Policy[]): string[] {
  const applied = policies.filter((policy) => [command, EVERY_COMMAND].includes(policy.command));
  const permissive = applied.filter((policy) => policy.is_permissive);
  const restrictive = applied.filter((policy) => !policy.is_permissive);
  if (permissive.length === 0) return [];
  const all = (condition: (policy: Policy) => string): string =>
    [`(${permissive.map(condition).join(' or ')})`, ...restrictive.map(condition)].join(' and ');
  const found = command === 'a' ? '' : ` using (${all((policy) => policy.found ?? 'true')})`;
  const written =
    command === 'a' || command === 'w'
      ? ` with check (${all((policy) => policy.written ?? policy.found ?? 'true')})`
      : '';
  const name = COMMANDS[command];
  return [`create policy tenant_${name} on ${table} for ${name}${found}${written}`];
}
