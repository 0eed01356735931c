import { expect, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { PNG } from '#test/helpers/documents.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';

/** A ticket goes to a supplier by mail, with a link that shows it while it is open. */

const test = await startTestApp();
const { syndic } = await aTenant(test);
const { mailsTo } = accountHelpers(test);

const building = { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 2 };
const LIFT = { title: 'The lift stands still', description: 'Since <b>this</b> morning.' };

async function aTicket(): Promise<string> {
  const { id: building_id } = must(await syndic.post('/buildings', building), 201);
  return must(await syndic.post('/tickets', { building_id, ...LIFT }), 201).id;
}

async function aSupplier(email: string | null): Promise<string> {
  const body = { name: `Lift & Co ${email}`, email, language: 'nl' };
  return must(await syndic.post('/suppliers', body), 201).id;
}

const page = (link: string) => test.app.server.inject({ method: 'GET', url: link });

it('the link shows the ticket and its photos until it is resolved', async () => {
  const id = await aTicket();
  const photo = await multipart({ title: 'The brake' }, { name: 'brake.png', content: PNG });
  must(await syndic.post(`/tickets/${id}/attachments`, photo.body, photo.headers), 201);
  const email = 'lift@example.org';
  const supplier_id = await aSupplier(email);
  const sent = await syndic.post(`/tickets/${id}/send-to-supplier`, {
    supplier_id,
    message: 'Dringend',
  });
  expect(must(sent, 200)).toMatchObject({ id, status: 'Open' });
  const history = must(await syndic.get(`/tickets/${id}/history`), 200);
  expect(history.at(-1)).toMatchObject({
    event: 'SentToSupplier',
    details: { supplier_name: `Lift & Co ${email}` },
  });
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Dringend');
  expect(mail?.text).toContain('Gebouw');
  const link = /\/supplier-tickets\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const shown = await page(link);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('Since &lt;b&gt;this&lt;/b&gt; morning.');
  const file = /href="([^"]+\/files\/[^"]+)"/.exec(shown.body)?.[1] ?? '';
  expect((await page(file)).headers['content-type']).toBe('image/png');
  const changed = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await page(changed)).statusCode).toBe(404);
  must(await syndic.put(`/tickets/${id}/resolve`, {}), 200);
  expect((await page(link)).statusCode).toBe(404);
  expect((await page(file)).statusCode).toBe(404);
});

it('needs an address of the supplier, and a ticket that is open', async () => {
  const id = await aTicket();
  const send = async (supplier_id: string) => {
    const { status, body } = await syndic.post(`/tickets/${id}/send-to-supplier`, { supplier_id });
    return `${status} ${body.code}`;
  };
  expect(await send(await aSupplier(null))).toBe('422 supplier_without_email');
  expect(await send(id)).toBe('422 unknown_reference');
  must(await syndic.put(`/tickets/${id}/resolve`, {}), 200);
  expect(await send(await aSupplier('b@example.org'))).toBe('409 invalid_transition');
});
