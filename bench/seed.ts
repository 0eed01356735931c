import type { Client } from 'pg';
import { hashPassword } from '#platform/security/passwords.ts';
import { PASSWORD, type Facts } from './facts.ts';
import { loading } from './loading.ts';
import { seedBooks } from './seed-books.ts';
import { seedExpenses, seedRegister, type Size } from './seed-register.ts';
import { findSeededUsers } from './seeded-users.ts';

const SAMPLE = 2_000;
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
 * Fills a migrated, empty database by SQL, bypassing the rules of the service but with the same
 * result. Only the stored splits of approved expenses are missing: no case reads them.
 */
export async function seed(options: {
  readonly url: string;
  readonly size: Size;
  readonly jwtSecret: string;
}): Promise<Facts> {
  const { url, size, jwtSecret } = options;
  const start = performance.now();
  const passwordHash = await hashPassword(PASSWORD);
  const facts = await loading(url, async (client) => {
    await seedRegister(client, size, passwordHash);
    await seedExpenses(client, size);
    const organizationId = await only(client, 'select id from seed_organizations where number = 1');
    await seedBooks(client, organizationId);
    return {
      organization_id: organizationId,
      password_hash: passwordHash,
      users: await findSeededUsers(client, organizationId, jwtSecret),
      building_ids: await sample(client, 'buildings', organizationId),
      keys: await keysOf(client, organizationId),
      unit_ids: await sample(client, 'units', organizationId),
      supplier_ids: await sample(client, 'suppliers', organizationId),
      expense_ids: await sample(client, 'expenses', organizationId),
      pending_expense_ids: await sample(
        client,
        'expenses',
        organizationId,
        `and status = 'PendingApproval'`,
      ),
      rows: await countRows(client, organizationId),
    };
  });
  return { ...facts, seconds: (performance.now() - start) / 1_000 };
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

/** Counts rows in total, and in the organization that is measured. */
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
