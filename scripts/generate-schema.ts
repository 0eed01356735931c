/**
 * Writes src/platform/db/schema.generated.ts from the migrations: the row type of every table, the
 * columns that an insert may omit, the type of each column, the columns that a
 * deletion empties, and the class of each table. Then writes
 * src/contract/constraint-problems.generated.ts from the foreign keys and the `tables.ts` of every
 * feature, and records the checksums of new migrations. `--check` only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { createDatabaseIfMissing } from '#database/index.ts';
import { loadMigrations, migrate } from '#platform/db/migrate.ts';
import type { ConstraintAnswer } from '#platform/db/owned-tables.ts';
import type { EmptiedReference } from '#platform/db/references.ts';
import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
import { ownedTables } from './boundaries/owned-tables.ts';

const SCHEMA = 'src/platform/db/schema.generated.ts';
const CONSTRAINT_PROBLEMS = 'src/contract/constraint-problems.generated.ts';
const CHECKSUMS = 'db/migrations/SHA256SUMS';

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

/** A constraint or unique index of any table. */
interface Constraint {
  readonly name: string;
  /** The table that a foreign key refers to, if it blocks the deletion of its rows. */
  readonly blocks: string | null;
}

const CONSTRAINTS = `
select k.conname as name, case when k.contype = 'f' and k.confdeltype in ('a', 'r')
  then regexp_replace(f.relnamespace::regnamespace || '.' || f.relname, '^app[.]', '') end as blocks
from pg_constraint k left join pg_class f on f.oid = k.confrelid
where k.connamespace in ('app'::regnamespace, 'auth'::regnamespace)
union
select c.relname, null from pg_index i join pg_class c on c.oid = i.indexrelid
where i.indisunique and c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
  and not exists (select from pg_constraint k where k.conindid = c.oid)
order by 1`;

/** A foreign key that empties or deletes the referring rows. */
interface FollowingKey {
  readonly table: string;
  readonly target: string;
  readonly columns: readonly string[];
  readonly is_emptied: boolean;
}

const FOLLOWING_KEYS = `
select own.relnamespace::regnamespace || '.' || own.relname as "table",
  target.relnamespace::regnamespace || '.' || target.relname as target,
  k.confdeltype = 'n' as is_emptied,
  coalesce((select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = k.conrelid
    and a.attnum = any (coalesce(nullif(k.confdelsetcols, '{}'), k.conkey)) and a.attname <> 'organization_id'), '[]') as columns
from pg_constraint k join pg_class own on own.oid = k.conrelid join pg_class target on target.oid = k.confrelid
where k.contype = 'f' and k.confdeltype in ('n', 'c') and k.connamespace in ('app'::regnamespace, 'auth'::regnamespace)
order by 1, k.conname`;

/** Lists the columns that the deletion of a row empties, also through rows that go with it. */
function listEmptied(
  keys: readonly FollowingKey[],
  target: string,
  through: EmptiedReference['through'] = [],
): EmptiedReference[] {
  return keys
    .filter((key) => key.target === target && key.columns.length === 1)
    .flatMap(({ table, columns: [column = ''], is_emptied }) =>
      is_emptied
        ? [{ table, column, through }]
        : through.some((passed) => passed.table === table)
          ? []
          : listEmptied(keys, table, [...through, { table, column }]),
    );
}

/** The class of each table, by its full name. */
function renderClasses(columns: readonly Column[]): string {
  const declared = new Map(ownedTables.flatMap(({ classes }) => Object.entries(classes)));
  const names = [...new Set(columns.map(({ table }) => table))];
  const lines = names.map((table) => {
    const isShared = table.includes('.');
    const known = declared.get(table) ?? (isShared ? 'local' : 'tenant');
    return `'${isShared ? table : `app.${table}`}': '${known}',`;
  });
  return block(
    '/** Where the rows of each table are on a database of several servers. */\nexport const tableClasses = {',
    lines,
    '} as const;',
  );
}

function renderEmptied(keys: readonly FollowingKey[]): string {
  const targets = [...new Set(keys.map(({ target }) => target))].toSorted();
  const show = ({ table, column }: { readonly table: string; readonly column: string }) =>
    `{ table: '${table}', column: '${column}'`;
  const lines = targets.flatMap((target) => {
    const emptied = listEmptied(keys, target);
    if (emptied.length === 0) return [];
    const shown = emptied.map(
      (one) =>
        `  ${show(one)}, through: [${one.through.map((step) => `${show(step)} }`).join(', ')}] },`,
    );
    return [`${literal(target.replace(/^app\./, ''))}: [`, ...shown, '],'];
  });
  return block(
    '/** Columns that refer to rows of a table and are emptied when these are deleted. */\nexport const emptiedReferences = {',
    lines,
    '} as const;',
  );
}

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
  'audits.fee_contracts': {
    type: 'readonly FeeContract[]',
    from: "import type { FeeContract } from '#domain/audits/audit-facts.ts';",
  },
  'audit_bank_files.differences': {
    type: 'readonly BankDifference[]',
    from: "import type { BankDifference } from '#domain/audits/compare-row.ts';",
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

function render(columns: readonly Column[], keys: readonly FollowingKey[]): string {
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
    renderEmptied(keys),
    renderClasses(columns),
  ].join('\n\n')}\n`;
}

/** The answer to each constraint that a request may violate: by convention, or as its owner says. */
function renderProblems(constraints: readonly Constraint[]): string {
  const names = new Set(constraints.map(({ name }) => name));
  const nouns = new Map(ownedTables.flatMap(({ nouns: own }) => Object.entries(own)));
  const answers = new Map<string, ConstraintAnswer>();
  for (const { name, blocks } of constraints) {
    const what = blocks === null ? undefined : nouns.get(blocks);
    if (what !== undefined) answers.set(name, { code: 'in_use', what });
  }
  for (const [name, answer] of ownedTables.flatMap((own) => Object.entries(own.constraints))) {
    if (!names.has(name)) throw new Error(`there is no constraint ${name}`);
    const code = name.endsWith('_unique') ? 'duplicate' : undefined;
    answers.set(name, { ...(code === undefined ? {} : { code }), ...answer });
  }
  const lines = [...answers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, answer]) => {
      const { code, ...params } = answer;
      if (code === undefined) throw new Error(`${name} needs a code`);
      const facts = Object.entries(params).map(
        ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
      );
      const rest = facts.length === 0 ? '' : `, params: { ${facts.join(', ')} }`;
      return `${name}: { code: '${code}'${rest} },`;
    });
  return `${[
    '// Made by scripts/generate-schema.ts from db/migrations and the tables.ts of every feature; not edited by hand.',
    "import type { ProblemCode } from '#domain/kernel/problems.ts';",
    block(
      [
        '/** The problem to answer with if a request violates a constraint of the database. */',
        'export const constraintProblems: Readonly<',
        '  Record<string, { readonly code: ProblemCode; readonly params?: Readonly<Record<string, unknown>> }>',
        '> = {',
      ].join('\n'),
      lines,
      '};',
    ),
  ].join('\n\n')}\n`;
}

/** The recorded checksums, which never change, and those of migrations that are not recorded yet. */
async function listChecksums(): Promise<string> {
  const recorded = await readFile(CHECKSUMS, 'utf8');
  const added = (await loadMigrations()).filter(({ name }) => !recorded.includes(`  ${name}\n`));
  return recorded + added.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
}

async function readDatabase(): Promise<readonly (readonly [path: string, text: string])[]> {
  const server = await startThrowAwayPostgres({});
  try {
    const url = await createDatabaseIfMissing(server.url, 'schema');
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const columns = await client.query<Column>(COLUMNS);
      const keys = await client.query<FollowingKey>(FOLLOWING_KEYS);
      const constraints = await client.query<Constraint>(CONSTRAINTS);
      return [
        [SCHEMA, render(columns.rows, keys.rows)],
        [CONSTRAINT_PROBLEMS, renderProblems(constraints.rows)],
        [CHECKSUMS, await listChecksums()],
      ];
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

for (const [path, wanted] of await readDatabase()) {
  if (!process.argv.includes('--check')) {
    await writeFile(path, wanted);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== wanted) {
    console.error(`${path} is out of date: node scripts/generate-schema.ts writes it again`);
    process.exitCode = 1;
  }
}
