import { readFile } from 'node:fs/promises';
import type { Client, DatabaseError } from 'pg';
import { APP_ROLE } from '#platform/db/roles.ts';

/** Statements that the last release sends, written by scripts/record-statements.ts. */
export const RELEASED_STATEMENTS = new URL('../../db/released-statements.sql', import.meta.url);

/** A statement of a release, and the types of its parameters in its database. */
export interface ReleasedStatement {
  readonly text: string;
  readonly types: readonly string[];
}

const HEAD = '-- version ';
const LINE = /^(.*); -- \((.*)\)$/;

export function formatReleased(version: string, statements: readonly ReleasedStatement[]): string {
  const lines = statements.map(({ text, types }) => `${text}; -- (${types.join(', ')})`);
  return `${[`${HEAD}${version}`, ...lines.sort()].join('\n')}\n`;
}

export async function readReleased(): Promise<{
  readonly version: string;
  readonly statements: readonly ReleasedStatement[];
}> {
  const [head = '', ...lines] = (await readFile(RELEASED_STATEMENTS, 'utf8')).trimEnd().split('\n');
  const statements = lines.map((line) => {
    const [, text, types] = LINE.exec(line) ?? [];
    if (text === undefined || types === undefined) throw new Error(`no statement: ${line}`);
    return { text, types: types === '' ? [] : types.split(', ') };
  });
  return { version: head.slice(HEAD.length), statements };
}

/** Advice for the next migration, by the database's error (SQLSTATE). */
const IDEAS: Readonly<Record<string, string>> = {
  '42P01': 'a table was taken away or renamed: keep it until the release after next',
  '42703':
    'a column was taken away or renamed: add the new one, fill both, take the old one away a release later',
  '42883':
    'a function or operator was taken away, or a type changed: keep the old form beside the new one',
  '42804':
    'a type changed: add a column of the new type, and take the old one away a release later',
  '42P10': 'a unique constraint was taken away that is still named: keep it beside the new one',
  '42704': 'something was taken away that is still named: keep it for a release',
  '42501': 'a right was taken away from the role that serves: take it a release later',
};

/**
 * Prepares and plans a statement under the serving role, which needs no rows: checks names, types and
 * rights.
 * @returns its fault, or undefined
 */
export async function faultOf(
  client: Client,
  { text, types }: ReleasedStatement,
): Promise<string | undefined> {
  try {
    const found = await typesOf(client, text);
    if (found.join(', ') !== types.join(', '))
      return `its parameters were (${types.join(', ')}) and are (${found.join(', ')}): ${IDEAS['42804']}`;
    return await missingColumn(client, text);
  } catch (error) {
    const { code = '', message } = error as DatabaseError;
    await client.query('rollback');
    // Prepared statements outlive their transaction.
    await client.query('deallocate all');
    return `${message}: ${IDEAS[code] ?? 'the last release sends this while the new one migrates'}`;
  }
}

/** Returns the types of its parameters. Throws the database's error for an invalid statement. */
export async function typesOf(client: Client, text: string): Promise<string[]> {
  await client.query(`begin; set local role ${APP_ROLE}; prepare one as ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_prepared_statements where name = 'one'`,
  );
  const types = rows[0]?.types ?? [];
  const nulls = types.map(() => 'null').join(', ');
  await client.query(`explain execute one${types.length === 0 ? '' : `(${nulls})`}`);
  await client.query('deallocate one; rollback');
  return types;
}

const INSERT = /\binsert into ([a-z_."]+)(?: as \w+)? \(([a-z0-9_", ]+)\)/g;

/** Finds a required column that an insert of the last release does not know. */
async function missingColumn(client: Client, text: string): Promise<string | undefined> {
  for (const [, table = '', given = ''] of text.matchAll(INSERT)) {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
        and attnotnull and not atthasdef and attidentity = '' and attname <> all ($2::text[])`,
      [table.includes('.') ? table : `app.${table}`, given.replaceAll(/["\s]/g, '').split(',')],
    );
    const [missing] = rows;
    if (missing !== undefined)
      return `${table}.${missing.name} must be given: let it be null or give it a default for a release`;
  }
  return undefined;
}
