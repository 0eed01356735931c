/**
 * Writes src/platform/db/schema.generated.ts from the migrations: the row type of every table, the
 * columns that an insert may omit, and the type of each column. `--check` only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { createDatabaseIfMissing } from '#database/index.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';

const TARGET = new URL('../src/platform/db/schema.generated.ts', import.meta.url);

interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL writes it: `uuid`, `text[]`, `numeric(12,0)`. */
  readonly type: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly is_generated: boolean;
  /** The check constraint that lists its values, if there is one. */
  readonly enumeration: string | null;
}

const COLUMNS = `
select case n.nspname when 'app' then c.relname else n.nspname || '.' || c.relname end as "table",
  a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
  a.atthasdef as has_default, a.attgenerated <> '' as is_generated,
  (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
    and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''' limit 1) as enumeration
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
order by 1, a.attnum`;

/**
 * TypeScript types that the parsers of platform/db/database.ts return, by SQL type without
 * modifier.
 */
const SCALARS: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  daterange: 'string',
  datemultirange: 'string',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

/** Domain types of JSON columns, by table and column. */
const JSON_TYPES: Readonly<Record<string, { readonly type: string; readonly from: string }>> = {
  'expenses.line_items': {
    type: 'readonly StoredLineItem[]',
    from: "import type { StoredLineItem } from '#domain/expenses/line-items.ts';",
  },
  'expenses.problems': {
    type: 'readonly StoredProblem[]',
    from: "import type { StoredProblem } from '#domain/invoices/invoice-problem.ts';",
  },
  'bank_statements.problems': {
    type: 'readonly StatementProblem[]',
    from: "import type { StatementProblem } from '#domain/banking/statement-review.ts';",
  },
};

function withoutModifier(type: string): string {
  return type.replace(/\([^)]*\)/, '');
}

function typeOf({ table, name, type, is_nullable, enumeration }: Column): string {
  const json = JSON_TYPES[`${table}.${name}`];
  if (json !== undefined) return json.type;
  const isArray = type.endsWith('[]');
  const scalar = SCALARS[withoutModifier(type.replace('[]', ''))];
  if (scalar === undefined) throw new Error(`${table}.${name} is of the unknown type ${type}`);
  const values = enumeration?.matchAll(/'([^']*)'::text/g).map(([, value]) => `'${value}'`);
  const base = values === undefined ? scalar : [...values].join(' | ');
  const whole = isArray ? `readonly ${base}[]` : base;
  return is_nullable && base !== 'unknown' ? `${whole} | null` : whole;
}

function literal(name: string): string {
  return /^[a-z_]+$/.test(name) ? name : `'${name}'`;
}

function block(head: string, lines: readonly string[], tail = '}'): string {
  return [head, ...lines.map((line) => `  ${line}`), tail].join('\n');
}

function render(columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  const rows = tables.flatMap(([table, own]) => [
    `${literal(table)}: {`,
    ...own.map((column) => `  readonly ${literal(column.name)}: ${typeOf(column)};`),
    '};',
  ]);
  const optional = tables.map(([table, own]) => {
    const names = own
      .filter((column) => column.is_nullable || column.has_default)
      .map(({ name }) => `'${name}'`);
    return `${literal(table)}: ${names.length === 0 ? 'never' : names.join(' | ')};`;
  });
  const types = tables.flatMap(([table, own]) => [
    `${literal(table)}: {`,
    ...own.map(({ name, type }) => `  ${literal(name)}: '${withoutModifier(type)}',`),
    '},',
  ]);
  return `${[
    '// Made by scripts/generate-schema.ts from db/migrations; not edited by hand.',
    Object.values(JSON_TYPES)
      .map(({ from }) => from)
      .join('\n'),
    block(
      '/** A row of each table, as it is read. Tables of schema app go by their bare name. */\nexport interface Rows {',
      rows,
    ),
    block(
      '/** Columns that an insert may leave out: they are nullable or have a default. */\nexport interface OptionalColumns {',
      optional,
    ),
    block(
      '/** The type of each column in the database. */\nexport const columnTypes = {',
      types,
      '} as const;',
    ),
  ].join('\n\n')}\n`;
}

async function readColumns(): Promise<Column[]> {
  const server = await startThrowAwayPostgres({});
  try {
    const url = await createDatabaseIfMissing(server.url, 'schema');
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Column>(COLUMNS)).rows;
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

const wanted = render(await readColumns());
if (!process.argv.includes('--check')) {
  await writeFile(TARGET, wanted);
} else if ((await readFile(TARGET, 'utf8').catch(() => '')) !== wanted) {
  console.error(
    'src/platform/db/schema.generated.ts is out of date: node scripts/generate-schema.ts writes it anew',
  );
  process.exitCode = 1;
}
