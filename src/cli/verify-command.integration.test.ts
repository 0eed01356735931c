import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { canonicalEntry, type ChainedEntry } from '#domain/ledger/journal-entry.ts';
import { loadConfig, type Config } from '#platform/config.ts';
import { appendLinks, CHAIN_START } from '#platform/security/chain.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { withWholeLot } from '#test/helpers/lots.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { findLedgerFaults } from './verify-command.ts';

let test: TestApp;
let tenant: Tenant;
let config: Config;

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  // Archives are dated by the clock of their own process.
  test.clock.set(new Date().toISOString());
  config = loadConfig({ DATA_DIR: test.dataDirectory, DATABASE_URL: test.databaseUrl });
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const building = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  const { id: building_id } = must(await tenant.syndic.post('/buildings', building), 201);
  await withWholeLot(tenant.syndic, building_id);
  for (const amount of [10, 20, 30]) {
    const lines = [
      { account_code: '6107', debit: amount },
      { account_code: '440', credit: amount, supplier: 'Fournisseur' },
    ];
    const entry = { building_id, entry_date: '2025-01-15', description: 'Facture', lines };
    must(await tenant.accountant.post('/journal-entries', entry), 201);
  }
});

const prove = async () => must(await tenant.auditor.get('/ledger/proof'), 200);
const faults = (since?: string) =>
  findLedgerFaults(test.database, config, since === undefined ? {} : { since });

const alerts = () =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ finding: string }>(
      `select payload ->> 'finding' as finding from app.outbox_events where type = 'SystemAlert'`,
    );
    return rows.map(({ finding }) => finding);
  });

const backups = () => join(test.dataDirectory, 'backups');

/** Makes the backup of a night, and moves its archive to where no later night removes it. */
async function makeArchive(name: string): Promise<string> {
  await makeJobHelpers(test).run({ task: 'nightly-backup', payload: {} });
  const [made = ''] = readdirSync(backups()).filter((file) => file.endsWith('.tar'));
  const kept = join(test.dataDirectory, name);
  renameSync(join(backups(), made), kept);
  return kept;
}

/** Doubles the second entry, and rewrites sums, hashes and head to fit, as a superuser can. */
async function rewriteHistory(client: Client, organizationId: string): Promise<void> {
  const only = [organizationId];
  await client.query('begin');
  await client.query(
    `update app.journal_lines set debit_cents = debit_cents * 2, credit_cents = credit_cents * 2
      where organization_id = $1 and sequence = 2`,
    only,
  );
  await client.query(
    `update app.account_sums as kept set debit_cents = booked.debit, credit_cents = booked.credit
      from (select span, account_code, sum(debit_cents) as debit, sum(credit_cents) as credit
          from app.journal_lines, unnest(array['All', 'Year', 'Month']) as span
          where organization_id = $1 group by 1, 2) as booked
      where organization_id = $1 and kept.span = booked.span
        and kept.account_code = booked.account_code`,
    only,
  );
  const { rows } = await client.query<ChainedEntry>(
    `select entry.id, entry.organization_id, building_id, entry_date::text as entry_date, journal,
        null as source, reverses_id, (select json_agg(line order by line_number)
          from app.journal_lines as line where line.organization_id = $1
            and line.entry_id = entry.id) as lines
      from app.journal_entries as entry where entry.organization_id = $1 order by sequence`,
    only,
  );
  const links = appendLinks(CHAIN_START, rows, canonicalEntry);
  for (const { id, previous_hash, hash, sequence } of links) {
    await client.query(
      'update app.journal_entries set previous_hash = $3, hash = $4 where organization_id = $1 and id = $2',
      [organizationId, id, previous_hash, hash],
    );
    await client.query(
      `update app.ledger_heads set head_hash = $2, entry_count = $3, total_cents =
          (select sum(debit_cents) from app.journal_lines where organization_id = $1)
        where organization_id = $1`,
      [organizationId, hash, sequence],
    );
  }
  await client.query('commit');
}

it('history that a superuser rewrote is found from an archive, a printed head and the next backup', async () => {
  const { organizationId } = tenant;
  const archive = await makeArchive('first.tar');
  const { entry_count, head_hash } = await prove();
  const printed = `${entry_count}-${head_hash}`;
  const { since_archive } = await prove();
  expect(since_archive).toMatchObject({ count: entry_count, head_hash, unchanged: true });
  expect(await faults()).toEqual([]);
  expect(await faults(archive)).toEqual([]);
  expect(await faults(printed)).toEqual([]);

  await asSuperuser(test.databaseUrl, (client) => rewriteHistory(client, organizationId));

  // The rewritten chain is consistent: the proof alone finds nothing.
  const proof = await prove();
  expect(proof).toMatchObject({ balanced: true, chain_intact: true, total_debit: 80 });
  expect(proof.since_archive).toEqual({ ...since_archive, unchanged: false });
  expect(proof.head_hash).not.toBe(head_hash);
  expect(await faults()).toEqual([]);

  expect(await faults(archive)).toEqual([
    expect.stringContaining(
      `organization ${organizationId}: history was rewritten from entry 2 on`,
    ),
  ]);
  expect(await faults(printed)).toEqual([
    expect.stringContaining('no ledger has this hash at entry 3: history was rewritten'),
  ]);

  expect(await alerts()).toEqual([]);
  const later = await makeArchive('second.tar');
  expect(await alerts()).toEqual(['proof_broken']);
  // The later archive holds the rewritten history and agrees with it.
  expect(await faults(later)).toEqual([]);
});

it('a head that is mistyped is refused, before anything is checked', async () => {
  await expect(faults('3-abc')).rejects.toThrow('64 hexadecimal digits');
});
