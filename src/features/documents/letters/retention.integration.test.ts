import { expect, it } from 'vitest';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { reminderWork } from '#test/helpers/reminders.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, organizationId } = tenant;
const jobs = makeJobHelpers(test);
const work = await reminderWork(tenant);

/** Sends a statement whose first value is the organization. */
const change = (text: string, ...values: unknown[]) =>
  asSuperuser(test.databaseUrl, (client) => client.query(text, [organizationId, ...values]));

/**
 * Finds the document of the letter about a call or reminder, once it is generated and its mail
 * sent.
 */
async function letterAbout(subject: string): Promise<Json> {
  for (let round = 0; round < 4; round += 1)
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
  const { rows } = await change(
    `select letter.id, document.id as document from app.letters as letter
      join app.documents as document using (organization_id)
      where organization_id = $1 and document.letter_id = letter.id and subject_id = $2`,
    subject,
  );
  expect(rows).toHaveLength(1);
  return { subject, ...rows[0] };
}

const aCallLetter = async (): Promise<Json> =>
  letterAbout((await work.aSentCall('2026-03-31')).callId);

async function aReminder(): Promise<string> {
  const id = await work.aReminder(await work.aDebtor(), { notes: 'Rang twice' });
  must(await syndic.put(`/payment-reminders/${id}/send`, {}), 200);
  return id;
}

const settle = (id: string, day: string) =>
  change(
    `update app.payment_reminders set status = 'Settled', settled_on = $3
      where organization_id = $1 and id = $2`,
    id,
    day,
  );

it('takes letters with all that is of them: calls after seven years, others after ten, none that is held or claimed', async () => {
  const [call, held] = [await aCallLetter(), await aCallLetter()];
  const [claimed, settled] = [
    await letterAbout(await aReminder()),
    await letterAbout(await aReminder()),
  ];
  must(await syndic.put(`/documents/${held.document}`, { legal_hold: true }), 200);
  const sentAt = 'update app.letters set created_at = $3 where organization_id = $1 and id = $2';
  for (const { id } of [call, held]) await change(sentAt, id, '2018-12-31T22:30:00Z');
  for (const { id } of [claimed, settled]) await change(sentAt, id, '2015-03-15T12:00:00Z');
  await settle(settled.subject, '2016-03-15');
  await change(
    'update app.payment_reminders set notes = null where organization_id = $1 and id = $2',
    settled.subject,
  );

  const { ended } = must(await syndic.post('/gdpr/retention/run', {}), 200);
  expect(ended).toMatchObject([
    { what: 'Letters', id: call.id, kept_until: '2025-12-31' },
    { what: 'Reminders', id: settled.id, kept_until: '2026-03-15' },
  ]);
  const mailsAbout = async (subjects: string[]) =>
    (
      await change(
        'select from app.mails where organization_id = $1 and object_id = any($2::uuid[])',
        subjects,
      )
    ).rowCount;
  for (const { document } of [call, settled]) must(await syndic.get(`/documents/${document}`), 404);
  expect(await mailsAbout([call.subject, settled.subject])).toBe(0);
  for (const { document } of [held, claimed]) must(await syndic.get(`/documents/${document}`), 200);
  expect(await mailsAbout([held.subject, claimed.subject])).toBe(2);
  must(await syndic.get(`/payment-reminders/${settled.subject}`), 200);
  must(await syndic.get(`/calls-for-funds/${call.subject}`), 200);
  expect(must(await syndic.get('/gdpr/retention'), 200).ended).toEqual([]);
});

it('takes what was noted on a claim ten years after it was settled', async () => {
  const [old, young] = [await aReminder(), await aReminder()];
  await settle(old, '2016-03-15');
  await settle(young, '2016-03-16');
  const { ended } = must(await syndic.post('/gdpr/retention/run', {}), 200);
  expect(ended).toMatchObject([{ what: 'Reminders', id: old, kept_until: '2026-03-15' }]);
  const notesOf = async (id: string) =>
    must(await syndic.get(`/payment-reminders/${id}`), 200).notes;
  expect([await notesOf(old), await notesOf(young)]).toEqual([null, 'Rang twice']);
});
