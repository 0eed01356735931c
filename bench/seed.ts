import { Client } from 'pg';
import { createAccessTokens } from '#platform/security/access-token.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { PASSWORD, type Facts, type SeededUser } from './facts.ts';
import { seedBooks } from './seed-books.ts';
import { seedRegister, type Size } from './seed-register.ts';

const SAMPLE = 2_000;
const TOKEN_SECONDS = 86_400;
const COUNTED = [
  'buildings',
  'units',
  'owners',
  'expenses',
  'journal_entries',
  'journal_lines',
  'account_sums',
];

/**
 * Fills a migrated, empty database by SQL, past the rules of the service but to the same shape.
 * The one thing left out is the stored splits of approved expenses: none of the cases reads them.
 */
export async function seed(options: {
  readonly url: string;
  readonly size: Size;
  readonly jwtSecret: string;
}): Promise<Facts> {
  const { url, size, jwtSecret } = options;
  const start = performance.now();
  const passwordHash = await hashPassword(PASSWORD);
  const client = new Client({ connectionString: url });
  // Ctrl-C stops the database first: then the statement under way fails, and that is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Foreign keys are not checked row by row: what is seeded refers to what was seeded before it.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '256MB'");
    await seedRegister(client, size, passwordHash);
    const organizationId = await only(client, 'select id from seed_organizations where number = 1');
    await seedBooks(client, organizationId);
    const facts = {
      organization_id: organizationId,
      password_hash: passwordHash,
      users: await usersOf(client, organizationId, jwtSecret),
      building_ids: await sample(client, 'buildings', organizationId),
      keys: await keysOf(client, organizationId),
      unit_ids: await sample(client, 'units', organizationId),
      expense_ids: await sample(client, 'expenses', organizationId),
      pending_expense_ids: await sample(
        client,
        'expenses',
        organizationId,
        `and status = 'PendingApproval'`,
      ),
      rows: await countRows(client, organizationId),
    };
    // As after a night of autovacuum.
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    return { ...facts, seconds: (performance.now() - start) / 1_000 };
  } finally {
    await client.end();
  }
}

async function only(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(statement);
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was seeded');
  return row.id;
}

async function sample(
  client: Client,
  table: string,
  organizationId: string,
  condition = '',
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from app.${table} where organization_id = $1 ${condition} order by random() limit ${SAMPLE}`,
    [organizationId],
  );
  return rows.map(({ id }) => id);
}

async function keysOf(client: Client, organizationId: string): Promise<Facts['keys']> {
  const { rows } = await client.query<{ building_id: string; key_id: string }>(
    'select building_id, id as key_id from app.distribution_keys where organization_id = $1 order by random()',
    [organizationId],
  );
  return rows;
}

async function usersOf(
  client: Client,
  organizationId: string,
  jwtSecret: string,
): Promise<SeededUser[]> {
  const tokens = createAccessTokens({
    secret: Buffer.from(jwtSecret),
    clock: () => Date.now(),
  });
  const { rows } = await client.query<{
    id: string;
    role_id: string;
    session_id: string;
    email: string;
  }>('select id, role_id, session_id, email from seed_users');
  return Promise.all(
    rows.map(async ({ id, role_id, session_id, email }) => {
      const subject = { sub: id, org: organizationId, role: 'Syndic', role_id, sid: session_id };
      return { email, token: await tokens.issue({ ...subject, role: 'Syndic' }, TOKEN_SECONDS) };
    }),
  );
}

/** Rows in all, and in the organization that is measured. */
async function countRows(client: Client, organizationId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    const { rows } = await client.query<{ total: string; own: string }>(
      `select count(*) as total, count(*) filter (where organization_id = $1) as own from app.${table}`,
      [organizationId],
    );
    counts[table] = Number(rows[0]?.total);
    counts[`${table} of the organization`] = Number(rows[0]?.own);
  }
  return counts;
}
