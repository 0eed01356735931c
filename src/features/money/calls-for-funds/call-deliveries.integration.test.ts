import { hash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const mailServer = await startMailServer();
let test: TestApp;
let jobs: ReturnType<typeof makeJobHelpers>;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
  jobs = makeJobHelpers(test);
});

beforeEach(async () => {
  test.clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
  await jobs.take({ organizationId: tenant.organizationId });
});

const owns = (ownerId: string, changes: object) =>
  tenant.syndic.put(`/owners/${ownerId}`, changes).then((answer) => must(answer, 200));
const deliveriesOf = async (id: string): Promise<Json[]> =>
  must(await tenant.syndic.get(`/calls-for-funds/${id}/deliveries`), 200);
const letterTo = async (id: string, ownerId: string) =>
  (await tenant.syndic.get(`/calls-for-funds/${id}/letters/${ownerId}`)).raw;
const toPost = (id: string) =>
  tenant.syndic.get(`/calls-for-funds/${id}/letters?channel=Post&format=pdf`);
const markPosted = (id: string, deliveryId: string, body: object) =>
  tenant.accountant.put(`/calls-for-funds/${id}/deliveries/${deliveryId}/mark-posted`, body);

async function run(task: string): Promise<number> {
  const waiting = await jobs.take({ organizationId: tenant.organizationId, task });
  for (const job of waiting) await jobs.run(job);
  return waiting.length;
}

async function drawAndMail(): Promise<void> {
  expect(await run('draw-letters')).toBe(1);
  await run('deliver-mail');
}

const addAccount = () => addBankAccount(tenant, fixture.buildingId);

/** Removes an owner's e-mail address, bypassing the validation of the API. */
const withoutAddress = (ownerId: string) =>
  test.database.write(tenant.organizationId, (db) =>
    db.execute(sql`update app.owners set email = 'none'
      where organization_id = ${tenant.organizationId} and id = ${ownerId}`),
  );

describe('a call that was sent', () => {
  it('is e-mailed to every owner, login or not, with the PDF as it is kept, amount, account and communication', async () => {
    await addAccount();
    await owns(fixture.otherOwnerId, { email: 'bart.claes@example.org', language: 'nl' });
    const { id } = await work.aSentCall();
    const [anne, bart] = await work.receivables(id);
    expect(await deliveriesOf(id)).toMatchObject([
      { owner_id: fixture.ownerId, channel: 'Email', status: 'Pending', letter_sha256: null },
      { owner_name: 'Bart Claes', channel: 'Email', status: 'Pending', sent_at: null },
    ]);
    expect(await run('deliver-mail')).toBe(0);
    test.clock.advance(5_000);
    await drawAndMail();
    expect(mailServer.recipients().slice(-2)).toEqual([
      'anne@example.org',
      'bart.claes@example.org',
    ]);
    const mail = await mailServer.lastMail();
    expect(mail.replyTo).toEqual([{ name: '', address: 'office@example.org' }]);
    expect(mail.subject).toBe('Opvraging van gelden: Provision, first quarter – Les Tilleuls');
    // 100.01 × 400/1000 = 40.00
    for (const fact of ['€ 40,00', 'BE68 5390 0754 7034', bart.structured_communication]) {
      expect(mail.text?.replaceAll('\u{A0}', ' ')).toContain(fact);
    }
    const [attachment] = mail.attachments;
    expect(attachment).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' });
    const sent = Buffer.from(attachment?.content as ArrayBuffer);
    expect(sent.equals(await letterTo(id, fixture.otherOwnerId))).toBe(true);
    expect(await deliveriesOf(id)).toEqual([
      expect.objectContaining({
        owner_id: fixture.ownerId,
        channel: 'Email',
        status: 'Sent',
        error: null,
        letter_sha256: hash('sha256', await letterTo(id, fixture.ownerId)),
        sent_at: '2026-03-16T09:00:05.000Z',
      }),
      expect.objectContaining({ status: 'Sent', letter_sha256: hash('sha256', sent) }),
    ]);
    expect(await codesOf(await letterTo(id, fixture.ownerId))).toEqual([
      expect.stringContaining(anne.structured_communication),
    ]);
    expect(await toPost(id)).toMatchObject({ status: 409, body: { code: 'no_letters' } });
  });

  it('is not drawn again for what was paid before it was drawn: it says what it said when it was sent', async () => {
    const { id } = await work.aSentCall();
    await work.pay(fixture.ownerId, 60.01);
    await drawAndMail();
    const [text] = await textsOf(await letterTo(id, fixture.ownerId));
    expect(text).toContain('Votre part 60,01');
    expect(text).not.toContain('entièrement réglée');
  });

  it('goes by post where a mail was refused, or there is no address to mail to, in one PDF', async () => {
    await owns(fixture.ownerId, { email: '550-anne@example.org' });
    await withoutAddress(fixture.otherOwnerId);
    const { id } = await work.aSentCall();
    expect(await deliveriesOf(id)).toMatchObject([
      { owner_id: fixture.ownerId, channel: 'Email', status: 'Pending' },
      { owner_id: fixture.otherOwnerId, channel: 'Post', status: 'ToPost', posted_on: null },
    ]);
    await drawAndMail();
    const [failed, afterFailure, bart, ...others] = await deliveriesOf(id);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ channel: 'Email', status: 'Failed', sent_at: null });
    expect(failed?.error).toContain('550');
    expect(afterFailure).toMatchObject({
      owner_id: fixture.ownerId,
      channel: 'Post',
      status: 'ToPost',
      error: null,
    });
    const pdf = await toPost(id);
    expect(pdf.status).toBe(200);
    const apart = await Promise.all(
      [fixture.ownerId, fixture.otherOwnerId].map(async (one) => textsOf(await letterTo(id, one))),
    );
    expect(await textsOf(pdf.raw)).toEqual(apart.flat());
    expect(apart.flat()[0]).toContain('Cette lettre ne porte pas de code QR');
    expect(await codesOf(pdf.raw)).toEqual([null, null]);

    const posted = { posted_on: '2026-03-16', tracking_number: '323212345659900357664050' };
    expect(must(await markPosted(id, afterFailure?.id, posted), 200)).toMatchObject({
      id: afterFailure?.id,
      owner_id: fixture.ownerId,
      channel: 'Post',
      status: 'Posted',
      ...posted,
    });
    expect(await textsOf((await toPost(id)).raw)).toEqual(apart[1]);
    expect(await markPosted(id, afterFailure?.id, posted)).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Posted', allowed: [] },
    });
    expect(await markPosted(id, failed?.id, posted)).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Failed' },
    });
    const statusesFor = async (body: object) => (await markPosted(id, bart?.id, body)).body;
    expect(await statusesFor({ posted_on: '2026-03-17' })).toMatchObject({
      code: 'date_in_future',
    });
    expect(await statusesFor({ posted_on: '2026-03-15' })).toMatchObject({
      code: 'invalid_period',
    });
    expect(await statusesFor({})).toMatchObject({ code: 'invalid_request' });
    expect(await statusesFor({ posted_on: '2026-03-16' })).toMatchObject({ status: 'Posted' });
  });

  it('under usufruct goes to who is charged, and as a copy to who holds the other right', async () => {
    const heir = must(
      await tenant.syndic.post('/owners', { name: 'Chloé Maes', email: 'chloe@example.org' }),
      201,
    ).id;
    must(
      await tenant.syndic.put(`/unit-owners/${fixture.unitOwnerId}`, { right: 'Usufruct' }),
      200,
    );
    const bareOwner = { owner_id: heir, ownership_share: '1/1', right: 'BareOwnership' };
    const holding = { ...bareOwner, start_date: '2024-01-01' };
    must(await tenant.syndic.post(`/units/${fixture.unitId}/owners`, holding), 201);
    const { id } = await work.aSentCall();
    await drawAndMail();
    expect(
      (await deliveriesOf(id)).map((one) => [one.owner_name, one.channel, one.status]),
    ).toEqual([
      ['Anne Peeters', 'Email', 'Sent'],
      ['Bart Claes', 'Email', 'Sent'],
      ['Chloé Maes', 'Email', 'Sent'],
    ]);
    const [anne] = await work.receivables(id);
    const [text] = await textsOf(await letterTo(id, heir));
    expect(text).toContain('une copie pour votre information : Anne Peeters en a reçu l’original');
    expect(text).toContain('Part de Anne Peeters 60,01');
    expect(text).toContain(anne.structured_communication);
    expect(text).not.toContain('Solde reporté');
    expect((await mailServer.lastMail()).to?.[0]?.address).toBe('chloe@example.org');
    const works = await work.aSentCall({ fund: 'Works' });
    const [copy] = await textsOf(await letterTo(works.id, fixture.ownerId));
    expect(copy).toContain('Part de Chloé Maes 60,01');
    expect(await work.receivables(works.id)).toHaveLength(2);
  });

  it('is known to an Owner as far as it is theirs, and marked by bookkeepers alone', async () => {
    const { id } = await work.aSentCall();
    const all = await deliveriesOf(id);
    const path = `/calls-for-funds/${id}/deliveries`;
    expect(must(await fixture.owner.get(path), 200)).toEqual([all[0]]);
    const body = { posted_on: '2026-03-16' };
    const mark = `${path}/${all[0]?.id}/mark-posted`;
    for (const caller of [fixture.owner, tenant.boardMember, tenant.auditor])
      expect((await caller.put(mark, body)).status).toBe(403);
    const other = await aTenant(test);
    expect((await other.accountant.put(mark, body)).status).toBe(404);
    expect((await other.accountant.get(path)).status).toBe(404);
    const draft = await work.aSentCall();
    expect((await markPosted(draft.id, all[0]?.id, body)).status).toBe(404);
  });

  it('is marked as it was seen last', async () => {
    await withoutAddress(fixture.otherOwnerId);
    const { id } = await work.aSentCall();
    const path = `/calls-for-funds/${id}/deliveries`;
    const waiting = (await deliveriesOf(id)).find(({ status }) => status === 'ToPost');
    const mark = `${path}/${waiting?.id}/mark-posted`;
    const body = { posted_on: '2026-03-16' };
    must(await tenant.accountant.put(mark, body, { 'if-match': '"99"' }), 412);
    must(await tenant.accountant.put(mark, body, { 'if-match': String(waiting?.etag) }), 200);
    const again = await tenant.accountant.put(mark, body, { 'if-match': String(waiting?.etag) });
    expect(must(again, 412).code).toBe('stale');
  });

  it('keeps its letters and mails where the process dies before they are drawn', async () => {
    const { id } = await work.aSentCall();
    expect(
      await jobs.take({ organizationId: tenant.organizationId, task: 'draw-letters' }),
    ).toHaveLength(1);
    test.clock.advance(60_001);
    for (const task of ['requeue-letters', 'requeue-mails']) await jobs.run({ task, payload: {} });
    expect(
      await jobs.take({ organizationId: tenant.organizationId, task: 'deliver-mail' }),
    ).toEqual([]);
    await drawAndMail();
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['Sent', 'Sent']);
  });

  it('mails nothing twice where drawing is done again', async () => {
    await work.aSentCall();
    const [job] = await jobs.take({ organizationId: tenant.organizationId, task: 'draw-letters' });
    if (job === undefined) throw new Error('there is no job');
    await Promise.all([jobs.run(job), jobs.run(job)]);
    const before = mailServer.recipients().length;
    await run('deliver-mail');
    await jobs.run(job);
    await run('deliver-mail');
    expect(mailServer.recipients()).toHaveLength(before + 2);
  });

  it('and is cancelled before they left mails and posts nothing', async () => {
    await test.database.write(tenant.organizationId, (db) =>
      db.execute(sql`update app.owners set email = 'none'
        where organization_id = ${tenant.organizationId} and id = ${fixture.otherOwnerId}`),
    );
    const { id } = await work.aSentCall();
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`, {}), 200);
    const before = mailServer.recipients().length;
    await drawAndMail();
    expect(mailServer.recipients()).toHaveLength(before);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'Failed', error: 'withdrawn' }]);
    expect((await letterTo(id, fixture.otherOwnerId)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
