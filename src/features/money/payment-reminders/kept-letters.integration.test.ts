import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { uuidv7Source } from '#platform/ids.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import { aCaller, aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const mailServer = await startMailServer();
const databaseUrl = await freshDatabase();
const test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
const jobs = makeJobHelpers(test);

let work: ReminderWork;

beforeEach(async () => {
  test.clock.set('2026-03-16T09:00:00Z');
  work = await reminderWork(await aTenant(test), {
    late_interest_rate: 0.08,
    late_interest_clause: 'Article 12: 8 % a year.',
  });
});

const anAddress = (prefix = '') => `${prefix}${uuidv7Source.next()}@example.org`;
const operate = async (id: string, operation: string, body?: object): Promise<Json> =>
  must(await work.tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body), 200);
const letterOf = async (id: string, query = '') => {
  const answer = await work.tenant.auditor.get(`/payment-reminders/${id}/letter${query}`);
  expect(answer.status, answer.raw.toString('utf8', 0, 500)).toBe(200);
  const { raw, headers } = answer;
  return { raw, text: (await textsOf(raw)).join(' '), etag: headers['etag'] };
};
const deliveriesOf = async (id: string): Promise<Json[]> =>
  must(await work.tenant.auditor.get(`/payment-reminders/${id}/deliveries`), 200);
const toPost = (query = '') =>
  work.tenant.accountant.get(`/payment-reminders/letters?channel=Post&format=pdf${query}`);
const textsToPost = async (query = '') => {
  const answer = await toPost(query);
  expect(answer.status, answer.raw.toString('utf8', 0, 500)).toBe(200);
  return textsOf(answer.raw);
};

async function drawAndMail(): Promise<void> {
  const { organizationId } = work.tenant;
  for (const task of ['draw-letters', 'deliver-mail'])
    for (const job of await jobs.take({ organizationId, task })) await jobs.run(job);
}

describe('the letter of a reminder that is mailed', () => {
  it('goes with the mail, and is answered so ever after', async () => {
    const email = anAddress();
    const owner = await work.aDebtor({ email, language: 'nl' });
    const id = await work.aReminder(owner);
    await operate(id, 'send');
    test.clock.advance(5_000);
    await drawAndMail();
    const mail = await mailServer.lastMail();
    expect(mail.to?.[0]?.address).toBe(email);
    const sent = Buffer.from(mail.attachments[0]?.content as ArrayBuffer);
    const kept = await letterOf(id);
    expect(kept.raw.equals(sent)).toBe(true);
    expect(kept.etag).toBe(`"${hash('sha256', sent)}"`);
    expect(kept.text).toContain('Betalingsherinnering');
    expect(await deliveriesOf(id)).toEqual([
      expect.objectContaining({
        reminder_level: 'Gentle',
        owner_id: owner,
        owner_name: 'Dirk Maes',
        channel: 'Email',
        status: 'Sent',
        sent_at: '2026-03-16T09:00:05.000Z',
        letter_sha256: hash('sha256', sent),
      }),
    ]);
    await work.pays(owner, 100);
    test.clock.set('2026-03-25T09:00:00Z');
    const later = await letterOf(id);
    expect(later.raw.equals(sent)).toBe(true);
    expect(later.text).not.toContain('volledig');
  });

  it('speaks its owner’s language, but for what people wrote', async () => {
    const owner = await work.aDebtor({ kind: 'Company', email: anAddress(), language: 'nl' });
    const id = await work.aReminder(owner);
    await operate(id, 'escalate');
    await operate(id, 'charge-penalty', { reason: 'Decided by the council' });
    await operate(id, 'send');
    await drawAndMail();
    const { text } = await letterOf(id);
    const { text: mail } = await mailServer.lastMail();
    for (const said of [text, mail]) {
      // The arrears entry was described by a user, the interest entry by the service.
      expect(said).toContain('Provision');
      expect(said).toContain('Verwijlinteresten');
      expect(said).not.toContain('Intérêts de retard');
    }
  });

  it('stays to be read when its reminder is at another level', async () => {
    const id = await work.aReminder(await work.aDebtor({ email: anAddress() }));
    await operate(id, 'send');
    await drawAndMail();
    const gentle = await letterOf(id);
    test.clock.set('2026-03-20T09:00:00Z');
    await operate(id, 'escalate');
    expect((await letterOf(id)).text).toContain('Second rappel');
    expect((await letterOf(id, '?reminder_level=Gentle')).raw.equals(gentle.raw)).toBe(true);
    const { auditor } = work.tenant;
    const path = `/payment-reminders/${id}/letter?reminder_level=FinalNotice`;
    expect(must(await auditor.get(path), 409).code).toBe('not_sent_yet');
  });

  it('is to be posted when the mail is refused, until it is marked sent', async () => {
    const id = await work.aReminder(await work.aDebtor({ email: anAddress('550-') }));
    await operate(id, 'send');
    expect(await toPost()).toMatchObject({ status: 409, body: { code: 'no_letters' } });
    await drawAndMail();
    expect(await deliveriesOf(id)).toMatchObject([
      { channel: 'Email', status: 'Failed', error: expect.stringContaining('550') },
      { channel: 'Post', status: 'ToPost', posted_on: null },
    ]);
    const { raw, text } = await letterOf(id);
    expect(await textsToPost()).toEqual([text]);
    const sent = { tracking_number: 'RP 1 BE', sent_on: '2026-03-16' };
    expect(await operate(id, 'mark-sent', sent)).toMatchObject({ status: 'Sent', sent_by: 'Post' });
    expect((await deliveriesOf(id))[1]).toMatchObject({
      status: 'Posted',
      posted_on: '2026-03-16',
      tracking_number: 'RP 1 BE',
      letter_sha256: hash('sha256', raw),
    });
    expect((await toPost()).status).toBe(409);
  });

  it('is another one, of that day, when it is mailed again', async () => {
    const owner = await work.aDebtor({ email: anAddress('550-') });
    const id = await work.aReminder(owner);
    await operate(id, 'send');
    await drawAndMail();
    must(await work.tenant.syndic.put(`/owners/${owner}`, { email: anAddress() }), 200);
    await work.pays(owner, 40);
    test.clock.set('2026-03-18T09:00:00Z');
    await operate(id, 'send');
    await drawAndMail();
    const { text } = await letterOf(id);
    expect(text).toContain('Date 18 mars 2026');
    expect(text).toContain('Total à payer 60,00');
    expect((await deliveriesOf(id)).map(({ channel, status }) => [channel, status])).toEqual([
      ['Email', 'Failed'],
      ['Email', 'Sent'],
    ]);
    expect((await toPost()).status).toBe(409);
  });
});

describe('what is to be posted', () => {
  it('are the open reminders without a mail under way, in one PDF, as they are kept from then on', async () => {
    const [mailed, noticed] = [
      await work.aDebtor({ email: anAddress() }),
      await work.aDebtor({ name: 'Zoë Claes', language: 'nl' }),
    ];
    await operate(await work.aReminder(mailed), 'send');
    const id = await work.aReminder(noticed, { reminder_level: 'FinalNotice' });
    const [first, ...others] = await textsToPost();
    expect(others).toEqual([]);
    for (const words of ['Zoë Claes', 'Ingebrekestelling', 'Aangetekend', '16 maart 2026'])
      expect(first).toContain(words);
    expect(await deliveriesOf(id)).toMatchObject([
      { channel: 'Post', status: 'ToPost', reminder_level: 'FinalNotice' },
    ]);
    await work.pays(noticed, 30);
    test.clock.set('2026-03-17T09:00:00Z');
    expect(await textsToPost()).toEqual([first]);
    const kept = await letterOf(id);
    expect(kept.text).toBe(first);
    await operate(id, 'mark-sent');
    await work.pays(noticed, 70);
    expect(must(await work.tenant.auditor.get(`/payment-reminders/${id}`), 200).status).toBe(
      'Settled',
    );
    // A formal notice that was sent keeps its text.
    const after = await letterOf(id);
    expect(after.raw.equals(kept.raw)).toBe(true);
    expect(after.text).not.toContain('volledig betaald');
    expect(after.etag).toBe(`"${hash('sha256', kept.raw)}"`);
  });

  it('is what was taken, whatever is paid until it is marked sent, and once all is', async () => {
    const [partly, wholly] = [await work.aDebtor(), await work.aDebtor({ name: 'Zoë Claes' })];
    const ids = [await work.aReminder(partly), await work.aReminder(wholly)] as const;
    const taken = (await textsToPost()).sort();
    test.clock.set('2026-03-18T09:00:00Z');
    await work.pays(partly, 40);
    await work.pays(wholly, 100);
    await operate(ids[0], 'mark-sent', { sent_on: '2026-03-16' });
    const { auditor } = work.tenant;
    expect(must(await auditor.get(`/payment-reminders/${ids[1]}`), 200).status).toBe('Settled');
    const kept = [(await letterOf(ids[0])).text, (await letterOf(ids[1])).text];
    expect(kept.sort()).toEqual(taken);
    for (const text of kept) expect(text).toContain('Total à payer 100,00');
  });

  it('is not what one looks at before: that says that it is a draft', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner, { reminder_level: 'Formal' });
    const path = `/payment-reminders/${id}/letter`;
    const textFor = async (role: 'syndic' | 'auditor') =>
      (await textsOf((await work.tenant[role].get(path)).raw)).join(' ');
    const draft = /Brouillon : texte de cette lettre à ce jour/;
    expect(await textFor('syndic')).toMatch(draft);
    expect(await textFor('auditor')).toMatch(draft);
    expect(await deliveriesOf(id)).toEqual([]);
    await work.pays(owner, 30);
    expect(await textFor('syndic')).toContain('Total à payer 70,00');
    const [taken] = await textsToPost();
    expect(taken).toContain('Total à payer 70,00');
    expect(taken).not.toMatch(draft);
    expect(await textFor('syndic')).toBe(taken);
    await operate(id, 'cancel', { reason: 'Disputed' });
    const other = await work.aReminder(await work.aDebtor());
    await operate(other, 'cancel', { reason: 'Disputed' });
    expect((await letterOf(other)).text).not.toMatch(draft);
  });

  it('is narrowed to a building or an owner, and leaves out what is paid or cancelled', async () => {
    const [paid, cancelled, left] = [
      await work.aDebtor(),
      await work.aDebtor(),
      await work.aDebtor({ name: 'Anne Peeters' }),
    ];
    const ids = [];
    for (const owner of [paid, cancelled, left]) ids.push(await work.aReminder(owner));
    expect(await textsToPost()).toHaveLength(3);
    await work.pays(paid, 100);
    await operate(ids[1] ?? '', 'cancel', { reason: 'Disputed' });
    expect(await deliveriesOf(ids[0] ?? '')).toEqual([]);
    expect(await textsToPost()).toEqual([expect.stringContaining('Anne Peeters')]);
    expect(await textsToPost(`&building_id=${work.buildingId}&owner_id=${left}`)).toHaveLength(1);
    expect((await toPost(`&building_id=${await work.aBuilding()}`)).status).toBe(409);
    expect((await toPost(`&owner_id=${paid}`)).status).toBe(409);
    const { accountant } = work.tenant;
    const zip = await accountant.get('/payment-reminders/letters');
    expect(zip.headers['content-type']).toBe('application/zip');
    must(await accountant.get('/payment-reminders/letters?channel=Email'), 400);
    must(await accountant.get('/payment-reminders/letters?format=docx'), 400);
  });

  it('is read by all who read reminders, and settled by those alone who send them', async () => {
    const [owner, other] = [await work.aDebtor({ name: 'An Maes' }), await work.aDebtor()];
    const id = await work.aReminder(owner);
    await work.aReminder(other);
    const { organizationId, auditor, boardMember } = work.tenant;
    const own = await aCaller(test, { role: 'Owner', organizationId, ownerId: owner });
    const path = '/payment-reminders/letters?format=pdf';
    for (const [caller, count] of [
      [auditor, 2],
      [boardMember, 2],
      [own, 1],
    ] as const) {
      const texts = await textsOf((await caller.get(path)).raw);
      expect(texts).toHaveLength(count);
      expect(texts.join(' ')).toContain('An Maes');
    }
    expect(await deliveriesOf(id)).toEqual([]);
    const texts = await textsToPost();
    expect(await deliveriesOf(id)).toHaveLength(1);
    expect(await textsOf((await auditor.get(path)).raw)).toEqual(texts);
  });

  it('is asked for by those who send, in the buildings that they look after', async () => {
    await work.aReminder(await work.aDebtor());
    const { organizationId } = work.tenant;
    const buildingIds = [await work.aBuilding()];
    const narrowed = await aCaller(test, { role: 'Accountant', organizationId, buildingIds });
    expect((await narrowed.get('/payment-reminders/letters')).status).toBe(409);
    expect((await (await aTenant(test)).syndic.get('/payment-reminders/letters')).status).toBe(409);
  });

  it('asked for twice at once is written once', async () => {
    const id = await work.aReminder(await work.aDebtor());
    const both = await Promise.all([toPost(), toPost()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await deliveriesOf(id)).toHaveLength(1);
  });
});

describe('a reminder that a person sent', () => {
  it.each(['Hand', 'Email'])(
    'by %s keeps its letter of that day, which is posted no more',
    async (by) => {
      const owner = await work.aDebtor();
      const id = await work.aReminder(owner);
      await operate(id, 'mark-sent', { by });
      const { text, raw } = await letterOf(id);
      expect(text).toContain('Date 16 mars 2026');
      await work.pays(owner, 100);
      test.clock.set('2026-03-26T09:00:00Z');
      expect((await letterOf(id)).raw.equals(raw)).toBe(true);
      expect(await deliveriesOf(id)).toEqual([]);
    },
  );

  it('was posted on the day that they name, which the proof repeats', async () => {
    const id = await work.aReminder(await work.aDebtor());
    test.clock.set('2026-03-20T09:00:00Z');
    await operate(id, 'mark-sent', { sent_on: '2026-03-18' });
    expect((await letterOf(id)).text).toContain('Date 18 mars 2026');
    expect(await deliveriesOf(id)).toMatchObject([
      { channel: 'Post', status: 'Posted', posted_on: '2026-03-18', tracking_number: null },
    ]);
  });

  it('is known to its owner with its proof, and to nobody elsewhere', async () => {
    const { organizationId } = work.tenant;
    const ownerId = await work.aDebtor();
    const id = await work.aReminder(ownerId);
    await operate(id, 'mark-sent');
    const path = `/payment-reminders/${id}/deliveries`;
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId });
    expect(must(await owner.get(path), 200)).toHaveLength(1);
    const stranger = { role: 'Owner', organizationId, ownerId: await work.aDebtor() } as const;
    for (const other of [await aCaller(test, stranger), (await aTenant(test)).syndic])
      expect((await other.get(path)).status).toBe(404);
  });
});
