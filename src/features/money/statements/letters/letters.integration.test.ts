import { hash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import { statementWork, type StatementWork } from '#test/helpers/statement-work.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const mailServer = await startMailServer();
let test: TestApp;
let jobs: ReturnType<typeof makeJobHelpers>;
let work: StatementWork;

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
  jobs = makeJobHelpers(test);
});
beforeEach(async () => {
  test.clock.set('2026-02-15T09:00:00Z');
  work = await statementWork(test);
  await addBankAccount(work.tenant, work.fixture.buildingId);
  await owns(work.fixture.ownerId, { language: 'en' });
  await work.call({});
  await work.cost({ period_from: '2025-01-01', period_to: '2025-12-31', recoverable_percent: 50 });
  await jobs.take({ organizationId: work.tenant.organizationId });
});

const pathOf = (id: string, rest = '') => `/statements/${id}/letters${rest}`;
const deliveriesOf = async (id: string, caller: Caller = work.tenant.syndic): Promise<Json[]> =>
  must(await caller.get(`/statements/${id}/deliveries`), 200);
const letterTo = async (id: string, ownerId: string) => {
  const answer = await work.tenant.syndic.get(pathOf(id, `/${ownerId}`));
  expect(answer.status).toBe(200);
  return answer.raw;
};
const owns = async (ownerId: string, changes: object) =>
  must(await work.tenant.syndic.put(`/owners/${ownerId}`, changes), 200);
const textOf = async (pdf: Uint8Array) => (await textsOf(pdf)).join(' ');

async function run(task: string): Promise<number> {
  const { organizationId } = work.tenant;
  const waiting = await jobs.take({ organizationId, task });
  for (const job of waiting) await jobs.run(job);
  return waiting.length;
}

async function drawAndMail(): Promise<void> {
  expect(await run('draw-letters')).toBe(1);
  await run('deliver-mail');
}

describe('statements that were sent', () => {
  it('are delivered to every owner, as they are kept', async () => {
    const { ownerId, otherOwnerId } = work.fixture;
    await owns(otherOwnerId, { email: null, language: 'nl' });
    const { id } = await work.sent();
    expect(await deliveriesOf(id)).toMatchObject([
      { owner_id: ownerId, channel: 'Email', status: 'Pending', letter_sha256: null },
      { owner_id: otherOwnerId, channel: 'Post', status: 'ToPost', letter_sha256: null },
    ]);
    await drawAndMail();
    const sent = await letterTo(id, ownerId);
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'Sent', letter_sha256: hash('sha256', sent) },
      { status: 'ToPost' },
    ]);
    const mail = await mailServer.lastMail();
    expect(mail.attachments[0]?.mimeType).toBe('application/pdf');
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(sent)).toBe(true);
    expect(await textOf(await letterTo(id, otherOwnerId))).toContain('Kostenafrekening 2025');
    expect((await letterTo(id, ownerId)).equals(sent)).toBe(true);
  });

  it('ask for all that is due, by the reference of the account', async () => {
    const { ownerId } = work.fixture;
    const { id } = await work.sent();
    const account = must(
      await work.tenant.syndic.get(
        `/owners/${ownerId}/account?building_id=${work.fixture.buildingId}`,
      ),
      200,
    );
    const pdf = await letterTo(id, ownerId);
    const [code] = await codesOf(pdf);
    expect(code).toContain(account.payment_reference);
    expect(code).toContain(`EUR${account.balance.toFixed(2)}`);
    const text = await textOf(pdf);
    // 60 % of 100.00, less 60 % of 60.00
    expect(text).toContain('Balance of this statement 24.00');
    expect(text).toContain('LES-TILLEULS-2025-00');
    const owners = must(await work.tenant.syndic.get(`/statements/${id}/owners`), 200);
    const { closing_balance } = owners.find(({ owner_id }: Json) => owner_id === ownerId);
    expect(text).toContain(`Balance of your account ${closing_balance.toFixed(2)}`);
  });

  it('are read by their owner only, and by nobody before they are sent', async () => {
    const { ownerId, otherOwnerId, owner } = work.fixture;
    const { id } = await work.frozen();
    expect((await owner.get(pathOf(id, `/${ownerId}`))).status).toBe(404);
    expect(must(await work.tenant.syndic.get(pathOf(id)), 409).code).toBe('not_sent_yet');
    must(await work.operate(id, 'send', { due_date: '2026-04-30' }), 200);
    expect((await owner.get(pathOf(id, `/${ownerId}`))).status).toBe(200);
    expect((await owner.get(pathOf(id, `/${otherOwnerId}`))).status).toBe(404);
    expect((await owner.get(pathOf(id, `/${otherOwnerId}?annex=Vat`))).status).toBe(404);
    expect(Object.keys(unzipSync((await owner.get(pathOf(id))).raw))).toEqual(['anne-peeters.pdf']);
    expect(await deliveriesOf(id, owner)).toMatchObject([{ owner_id: ownerId }]);
    const { syndic: stranger } = await aTenant(test);
    expect((await stranger.get(pathOf(id, `/${ownerId}`))).status).toBe(404);
    const posted = { posted_on: '2026-02-15' };
    const [delivery] = await deliveriesOf(id);
    const mark = `/statements/${id}/deliveries/${delivery?.id}/mark-posted`;
    expect((await owner.put(mark, posted)).status).toBe(403);
  });

  it('are printed for the post, and marked once posted', async () => {
    const { otherOwnerId } = work.fixture;
    await owns(otherOwnerId, { email: null });
    const { id } = await work.sent();
    const toPost = () => work.tenant.syndic.get(pathOf(id, '?channel=Post&format=pdf'));
    expect(await textOf((await toPost()).raw)).toContain('Bart Claes');
    const listed = async () => {
      const { items } = must(await work.tenant.accountant.get('/overview'), 200);
      return items
        .filter(({ kind }: Json) => kind === 'LettersToPost')
        .map(({ link, detail }: Json) => [link, detail]);
    };
    expect(await listed()).toEqual([
      [`/statements/${id}`, 'Les Tilleuls: 1 statement of charges to send by post.'],
    ]);
    const delivery = (await deliveriesOf(id)).find(({ status }) => status === 'ToPost');
    const mark = `/statements/${id}/deliveries/${delivery?.id}/mark-posted`;
    const post = (posted_on: string) => work.tenant.accountant.put(mark, { posted_on });
    expect(must(await post('2026-02-16'), 422).code).toBe('date_in_future');
    expect(must(await post('2026-02-14'), 422).code).toBe('invalid_period');
    must(await post('2026-02-15'), 200);
    expect(must(await toPost(), 409).code).toBe('no_letters');
    expect(await listed()).toEqual([]);
  });

  it('are refused beyond what one file can hold, but not one by one', async () => {
    const { ownerId, otherOwnerId } = work.fixture;
    const { id } = await work.sent();
    await letterTo(id, ownerId);
    const others = Array.from({ length: 499 }, () => randomUUID());
    await test.database.write(work.tenant.organizationId, (db) =>
      db.execute(sql`insert into app.letters (organization_id, id, building_id, owner_id, subject_type,
          subject_id, title, file_name, pdf, sha256, page_count, drawn_at, created_at)
        select organization_id, other, building_id, ${otherOwnerId}, subject_type,
          subject_id, title, file_name, '', '', 1, created_at, created_at
        from app.letters, unnest(${others}::uuid[]) as other
        where organization_id = ${work.tenant.organizationId} and owner_id = ${ownerId}
          and subject_id = ${id}`),
    );
    expect(must(await work.tenant.syndic.get(pathOf(id)), 422).code).toBe('report_too_large');
    await letterTo(id, ownerId);
  });

  it('are shared with their owners, who are notified', async () => {
    const { owner } = work.fixture;
    await work.sent();
    await drawAndMail();
    await run('fan-out-event');
    const notified = must(await owner.get('/notifications/my'), 200);
    const shared = notified.find(({ notification_type: type }: Json) => type === 'DocumentShared');
    expect(shared.message).toContain('Statement of charges 2025');
    const { document_type, visibility } = must(await owner.get(shared.link), 200);
    expect({ document_type, visibility }).toEqual({
      document_type: 'Letter',
      visibility: 'Owner',
    });
    expect((await owner.get(`${shared.link}/download`)).status).toBe(200);
  });

  it('have annexes of the same rows', async () => {
    const { ownerId } = work.fixture;
    const { id } = await work.sent();
    const annex = async (query: string) => {
      const answer = await work.tenant.syndic.get(pathOf(id, `/${ownerId}?${query}`));
      expect(answer.status, answer.raw.toString('utf8', 0, 300)).toBe(200);
      return textOf(answer.raw);
    };
    // 60.00, of which a half is recoverable
    expect(await annex('annex=Tenant')).toContain('Total 30.00');
    expect(await annex('annex=Vat')).toContain('VAT');
    const { unitId } = work.fixture;
    const lease = `unit_id=${unitId}&lease_from=2025-12-01`;
    expect(await annex(`annex=Tenant&${lease}`)).toContain('31 / 365');
  });
});

describe('a draft', () => {
  it('shows the statement of an owner, marked as a draft, and keeps nothing', async () => {
    const { ownerId } = work.fixture;
    const { id } = await work.draft();
    const expectDraft = async () => {
      const text = await textOf(await letterTo(id, ownerId));
      expect(text).toContain('It has not been sent');
      expect(text).toContain('60.00');
      expect(await deliveriesOf(id)).toEqual([]);
    };
    await expectDraft();
    must(await work.operate(id, 'freeze', {}), 200);
    await expectDraft();
  });

  it('is previewed with recipients and total before it is sent', async () => {
    const { id } = await work.frozen();
    const preview = must(await work.tenant.syndic.get(`/statements/${id}/sending-preview`), 200);
    expect(preview).toMatchObject({ total: 40, gaps: [] });
    expect(preview.recipients.map(({ language, count }: Json) => [language, count]).sort()).toEqual(
      [
        ['en', 1],
        ['fr', 1],
      ],
    );
    const draft = `/statements/${id}/sending-preview?format=pdf&language=en`;
    const pdf = await work.tenant.syndic.get(draft);
    expect(await textOf(pdf.raw)).toContain('It has not been sent');
    expect(must(await work.tenant.syndic.get(`/statements/${id}`), 200).status).toBe('Frozen');
  });
});

describe('a reversal', () => {
  it('tells who got the statement, and stops what has not left', async () => {
    const { ownerId, otherOwnerId } = work.fixture;
    await owns(otherOwnerId, { email: null });
    const { id } = await work.sent();
    await drawAndMail();
    must(await work.operate(id, 'reverse', { reason: 'An invoice was missing' }), 200);
    const deliveries = nonEmpty(await deliveriesOf(id));
    expect(deliveries).toMatchObject([
      { owner_id: ownerId, channel: 'Email', status: 'Sent' },
      { owner_id: ownerId, channel: 'Email', status: 'Pending' },
    ]);
    await drawAndMail();
    const mail = await mailServer.lastMail();
    expect(mail.subject).toContain('Reversed: Statement of charges 2025');
    expect(mail.text).toContain('An invoice was missing');
    const files = unzipSync((await work.tenant.syndic.get(pathOf(id))).raw);
    const texts = await Promise.all(Object.values(files).map(textOf));
    expect(texts.filter((text) => text.includes('An invoice was missing'))).toHaveLength(1);
    await work.expectIntact();
  });

  it('writes to nobody if no statement has left', async () => {
    const before = mailServer.recipients();
    const { id } = await work.sent();
    must(await work.operate(id, 'reverse', { reason: 'Wrong' }), 200);
    await drawAndMail();
    const deliveries = nonEmpty(await deliveriesOf(id));
    expect(deliveries.map(({ status, error }) => [status, error])).toEqual([
      ['Failed', 'withdrawn'],
      ['Failed', 'withdrawn'],
    ]);
    expect(mailServer.recipients()).toEqual(before);
  });
});
