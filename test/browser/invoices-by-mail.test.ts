import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { aMail, startImapServer } from '#test/helpers/imap-server.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { writeUbl } from '#test/helpers/ubl-writer.ts';
import { heading } from './helpers/expenses.ts';
import { expectAccessible, open, settled, startWeb } from './helpers/web.ts';

const imap = await startImapServer();
const web = await startWeb({ env: { INVOICE_IMAP_URL: imap.url() } });

const LINE = { quantity: '1', price: '100', net_cents: 10_000, category: 'S', percent: 21 };

const buildingId = () =>
  asSuperuser(web.service.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from app.buildings limit 1');
    return rows[0]?.id ?? '';
  });

async function readMails(): Promise<void> {
  const task = web.service.app.tasks.find(({ name }) => name === 'invoice-mailbox');
  await task?.run({}, { signal: new AbortController().signal });
}

describe('an invoice that comes by mail, in a browser', () => {
  it('is among the expenses, with who sent it, and its paper beside the form', async () => {
    const content = writeUbl({
      lines: [LINE],
      supplier: 'Toitures Verhaegen SRL',
      supplier_number: 'BE0202239951',
    });
    const files = [
      { name: 'facture.xml', content },
      { name: 'facture.pdf', content: aPdf('Facture de la toiture') },
    ];
    const to = `invoices+${await buildingId()}@example.org`;
    imap.put(aMail(files, { to, from: 'compta@verhaegen.example' }));
    await readMails();
    const syndic = await web.enter('syndic');
    await open(syndic, '/expenses?q=Verhaegen');
    await syndic.getByRole('link', { name: 'Toitures Verhaegen SRL' }).click();
    await heading(syndic, 'Toitures Verhaegen SRL');
    await syndic.getByText(/^Reçue par e-mail de compta@verhaegen\.example le /).waitFor();
    await expectAccessible(syndic);
    await open(syndic, `${new URL(syndic.url()).pathname}/edit`);
    await heading(syndic, 'Modifier');
    await syndic.getByText(/^Reçue par e-mail de compta@verhaegen\.example le /).waitFor();
    await syndic.getByRole('link', { name: /facture\.pdf/ }).waitFor();
    await expectAccessible(syndic);
  });

  it('waits to be entered, with the reason, where it cannot be drafted', async () => {
    const to = `invoices+${await buildingId()}@example.org`;
    const content = writeUbl({ lines: [LINE], currency: 'SEK' });
    imap.put(aMail([{ name: 'kronor.xml', content }], { to }));
    await readMails();
    const syndic = await web.enter('syndic');
    await open(syndic, '/');
    await settled(syndic);
    const waiting = syndic.getByRole('link', { name: /kronor\.xml, par e-mail de .* SEK/ });
    await expect.poll(() => waiting.count()).toBe(1);
  });
});
