import { beforeAll, describe, expect, it } from 'vitest';
import { withWholeLot } from '#test/helpers/lots.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

async function aBookkeeping(): Promise<{ tenant: Tenant; building_id: string }> {
  const tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  const { id } = must(await tenant.syndic.post('/buildings', body), 201);
  return { tenant, building_id: await withWholeLot(tenant.syndic, id) };
}

const anEntry = (building_id: string, amount: number, entry_date = '2026-01-15') => ({
  building_id,
  entry_date,
  description: 'Facture',
  lines: [
    { account_code: '6107', debit: amount },
    { account_code: '440', credit: amount, supplier: `Fournisseur ${amount % 3}` },
  ],
});

async function prove(tenant: Tenant) {
  return must(await tenant.auditor.get('/ledger/proof'), 200);
}

it('proves empty books', async () => {
  expect(await prove(await aTenant(test))).toEqual({
    balanced: true,
    chain_intact: true,
    entry_count: 0,
    total_debit: 0,
    total_credit: 0,
    head_hash: '0'.repeat(64),
    since_archive: null,
    trial_balance: [],
  });
});

it('proves the books that eight wrote at the same time', async () => {
  const { tenant, building_id } = await aBookkeeping();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let number = 1; number <= 6; number += 1) {
      const entry = anEntry(
        building_id,
        writer * 6 + number,
        `2026-0${1 + (number % 3)}-1${writer}`,
      );
      must(await tenant.accountant.post('/journal-entries', entry), 201);
    }
  });
  await Promise.all(writers);
  const proof = await prove(tenant);
  expect(proof).toMatchObject({
    balanced: true,
    chain_intact: true,
    entry_count: 48,
    total_debit: 1176,
    total_credit: 1176,
    trial_balance: [
      { code: '440', debit: 0, credit: 1176 },
      { code: '6107', debit: 1176, credit: 0 },
    ],
  });
  const entries = must(await tenant.auditor.get('/journal-entries?sort=-sequence&limit=100'), 200);
  expect(entries.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
    Array.from({ length: 48 }, (_, index) => 48 - index),
  );
  expect(entries[0].hash).toBe(proof.head_hash);
});

describe('books that were tampered with', () => {
  /** @param change the statement, with $1 for the organization and $2 for the second of three entries */
  async function tampered(change: string) {
    const { tenant, building_id } = await aBookkeeping();
    const ids: string[] = [];
    for (const amount of [10, 20, 30]) {
      ids.push(
        must(await tenant.accountant.post('/journal-entries', anEntry(building_id, amount)), 201)
          .id,
      );
    }
    expect(await prove(tenant)).toMatchObject({ balanced: true, chain_intact: true });
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        change.replaceAll('$1', `'${tenant.organizationId}'`).replaceAll('$2', `'${ids[1]}'`),
      ),
    );
    return prove(tenant);
  }

  const lines = 'app.journal_lines';
  const ofSecond = 'where organization_id = $1 and entry_id = $2';

  it('shows an amount changed on both sides and in the sums', async () => {
    const proof = await tampered(
      `update ${lines} set debit_cents = debit_cents * 2, credit_cents = credit_cents * 2 ${ofSecond}`,
    );
    expect(proof).toMatchObject({ chain_intact: false, balanced: false, total_debit: 80 });
  });

  it('shows an amount changed on one side, however large', async () => {
    const proof = await tampered(
      `update ${lines} set debit_cents = 9000000000000000000 ${ofSecond} and line_number = 1`,
    );
    expect(proof).toMatchObject({ chain_intact: false, balanced: false });
  });

  it.each([
    `update ${lines} set account_code = '6105' ${ofSecond} and line_number = 1`,
    `update ${lines} set entry_date = '2026-01-16' ${ofSecond}`,
    `update ${lines} set supplier_id = null ${ofSecond}`,
    `update ${lines} set party_id = organization_id ${ofSecond}`,
    `update ${lines} set is_closing = true ${ofSecond}`,
    `delete from ${lines} ${ofSecond}`,
    'update app.journal_entries set entry_date = entry_date + 1 where organization_id = $1 and id = $2',
    "update app.journal_entries set journal = 'Closing' where organization_id = $1 and id = $2",
    "update app.journal_entries set hash = sha256('x') where organization_id = $1 and id = $2",
    "update app.journal_entries set previous_hash = sha256('x') where organization_id = $1 and id = $2",
    'update app.journal_entries set sequence = sequence + 10 where organization_id = $1 and id = $2',
    "update app.ledger_heads set head_hash = sha256('x') where organization_id = $1",
    'update app.ledger_heads set entry_count = entry_count + 1 where organization_id = $1',
  ])('shows the chain broken by %s', async (change) => {
    expect((await tampered(change)).chain_intact).toBe(false);
  });

  it.each([
    'update app.account_sums set debit_cents = debit_cents + 1 where organization_id = $1 and debit_cents > 0',
    'delete from app.account_sums where organization_id = $1',
    "update app.account_sums set category = 'Legal' where organization_id = $1 and account_code = '6107'",
    "update app.journal_lines set category = 'Legal' where organization_id = $1 and entry_id = $2",
    'update app.ledger_heads set total_cents = 0 where organization_id = $1',
  ])('shows sums that are not those of the lines: %s', async (change) => {
    expect(await tampered(change)).toMatchObject({ balanced: false, chain_intact: true });
  });

  it('leaves room for words, which are no part of the chain', async () => {
    const proof = await tampered(`update app.journal_texts set description = 'x' ${ofSecond}`);
    expect(proof).toMatchObject({ balanced: true, chain_intact: true });
  });
});

it('cannot be tampered with by the service itself', async () => {
  const { tenant, building_id } = await aBookkeeping();
  must(await tenant.accountant.post('/journal-entries', anEntry(building_id, 5)), 201);
  await asSuperuser(test.databaseUrl, async (client) => {
    await client.query('set role millieme_app');
    await client.query(`set app.organization_id = '${tenant.organizationId}'`);
    for (const table of ['journal_entries', 'journal_lines', 'journal_texts']) {
      await expect(client.query(`delete from app.${table}`)).rejects.toThrow('permission denied');
      await expect(
        client.query(`update app.${table} set organization_id = organization_id`),
      ).rejects.toThrow('permission denied');
    }
  });
});
