import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aMail, startImapServer } from '#test/helpers/imap-server.ts';
import { TWO_AT_50 } from '#test/helpers/invoice-files.ts';
import {
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { writeUbl } from '#test/helpers/ubl-writer.ts';

const clock = fakeClock('2026-11-26T10:00:00.000Z');
const imap = await startImapServer();
const test = await startTestApp({
  databaseUrl: await freshDatabase(),
  clock,
  env: { INVOICE_IMAP_URL: imap.url() },
});
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  imap.empty();
});

const practice = (name: string) =>
  readFileSync(new URL(`../../../../test/data/inputs/mail-${name}.eml`, import.meta.url), 'latin1');

/** Puts a mail into the mailbox, addressed to the building, and reads the mailbox. */
async function receive(mail: string, building = fixture.buildingId): Promise<void> {
  imap.put(mail.replaceAll('invoices+0876543270@', `invoices+${building}@`));
  const task = test.app.tasks.find(({ name }) => name === 'invoice-mailbox');
  await task?.run({}, { signal: new AbortController().signal });
}

const lying = () => [imap.count('INBOX'), imap.count('Taken'), imap.count('Held')];
const listed = async (of: Tenant, path: string): Promise<Json[]> =>
  must(await of.accountant.get(path), 200);
const drafts = async () =>
  (await listed(tenant, '/expenses?limit=100')).filter(
    ({ received_from }) => received_from !== null,
  );
const toEnter = async () =>
  (await listed(tenant, '/documents?document_type=Invoice')).filter(
    ({ expense_id }) => expense_id === null,
  );

describe('a mail as suppliers send it', () => {
  it.each([
    ['far-future-ubl', ['fut.pdf', 'fut.xml'], '01/01/2036'],
    ['usd-ubl-and-pdf', ['usdinv.pdf', 'usdinv.xml'], 'USD'],
  ])('%s leaves its files among what is to be entered', async (name, files, reason) => {
    await receive(practice(name));
    expect(lying()).toEqual([0, 1, 0]);
    expect(await drafts()).toEqual([]);
    const kept = await toEnter();
    expect(kept.map(({ file_name }) => String(file_name)).toSorted()).toEqual(files);
    expect(kept.map(({ title }) => title)).toEqual(
      files.map(() => expect.stringContaining(reason)),
    );
  });

  it('forwarded as an attachment is drafted from the mail inside', async () => {
    await receive(practice('forwarded-as-attachment'));
    expect(lying()).toEqual([0, 1, 0]);
    expect(await drafts()).toMatchObject([{ description: 'inner', amount: 0 }]);
  });

  it('with bytes before the beginning of its PDF is drafted', async () => {
    await receive(practice('pdf-with-junk-before-header'));
    expect(lying()).toEqual([0, 1, 0]);
    expect(await drafts()).toMatchObject([{ description: 'F3' }]);
  });

  it('to an office without a chart of accounts leaves its file and the reason', async () => {
    const other = await aTenant(test);
    const { id } = must(
      await other.syndic.post('/buildings', {
        name: 'Résidence neuve',
        address: 'Rue Haute 1',
        total_units: 2,
        total_quota: 1000,
      }),
      201,
    );
    await receive(
      aMail([{ name: 'F-1.xml', content: writeUbl({ lines: [TWO_AT_50] }) }], {
        to: `invoices+${id}@example.org`,
      }),
    );
    expect(lying()).toEqual([0, 1, 0]);
    const kept = await listed(other, '/documents?document_type=Invoice');
    expect(kept).toMatchObject([{ file_name: 'F-1.xml', expense_id: null }]);
  });
});
