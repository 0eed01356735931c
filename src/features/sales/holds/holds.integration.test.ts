import { beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { readExpected } from '#test/helpers/worked-sale.ts';

/** Anne has sold A1 and owes 6,038.65; the notary withholds it from the price. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

beforeEach(async () => {
  test.clock.set('2025-12-03T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
  await owe('6038.65', '2025-11-01');
});

async function owe(amount: string, due_date: string, unit_id?: string): Promise<void> {
  const entry = {
    building_id: f.buildingId,
    entry_date: due_date,
    description: 'Taken over',
    lines: [
      { account_code: '4101', owner_id: f.ownerId, debit: amount, due_date, unit_id },
      { account_code: '489', credit: amount },
    ],
  };
  must(await tenant.accountant.post('/journal-entries', entry), 201);
}

const DEED = { deed_on: '2025-11-28', amount: '6038.65', informed_on: '2025-12-01' };

const hold = (more: object = {}) =>
  tenant.syndic.post('/holds', { owner_id: f.ownerId, unit_ids: [f.unitId], ...DEED, ...more });

async function aHold(more: object = {}): Promise<Json> {
  return must(await hold(more), 201);
}

const step = (id: string, name: string, body: object = {}) =>
  tenant.syndic.put(`/holds/${id}/${name}`, body);

const reminder = () =>
  tenant.accountant.post('/payment-reminders', {
    building_id: f.buildingId,
    owner_id: f.ownerId,
  });

describe('a withheld price', () => {
  const { deadlines } = readExpected('ter-duinen')['etat_date_A7'] as Json;

  it('has the terms of the worked sale, in working days', async () => {
    const held = await aHold();
    expect(held).toMatchObject({
      status: 'Withheld',
      amount: 6_038.65,
      owner_name: 'Anne Peeters',
      letter_due_on: deadlines.notary_letter_latest,
      attachment_last_on: null,
      alarms: [],
      awaits: 'Payment',
      allowed_actions: ['contest', 'pay', 'release'],
    });
    const body = { letter_sent_on: deadlines.notary_letter_sent_on };
    const contested = must(await step(held.id, 'contest', body), 200);
    expect(contested).toMatchObject({
      status: 'Contested',
      attachment_last_on: deadlines.attachment_last_day,
      alarms: deadlines.alarms,
      awaits: 'Attachment',
      due_on: deadlines.attachment_last_day,
      is_alarm: false,
    });
    test.clock.set('2025-12-29T09:00:00Z');
    const { items } = must(await tenant.syndic.get('/overview'), 200);
    expect(items.filter(({ kind }: Json) => kind === 'HoldDue')).toMatchObject([
      { title: 'Withheld price of Anne Peeters', due_on: '2025-12-31', amount: 6_038.65 },
    ]);
    expect(must(await tenant.auditor.get(`/holds/${held.id}`), 200).is_alarm).toBe(true);
    const attached = must(await step(held.id, 'attach'), 200);
    expect(attached).toMatchObject({ status: 'Attached', awaits: 'Judgment', due_on: null });
    const released = must(await step(held.id, 'release', { reason: 'Judgment' }), 200);
    expect(released).toMatchObject({ status: 'Released', ended_on: '2025-12-29', awaits: null });
    must(await tenant.syndic.put(`/holds/${held.id}`, { amount: 1 }), 409);
  });

  it('is of a holder of the lots, once at a time, with a letter after the deed', async () => {
    await aHold();
    expect(must(await hold(), 409).code).toBe('duplicate');
    const refused = must(await hold({ owner_id: f.otherOwnerId }), 422);
    expect(refused).toMatchObject({ errors: [{ pointer: '/body/owner_id' }] });
    const early = must(
      await hold({
        owner_id: f.otherOwnerId,
        unit_ids: [f.otherUnitId],
        letter_sent_on: '2025-11-27',
      }),
      422,
    );
    expect(early.code).toBe('invalid_period');
    must(await f.owner.get('/holds'), 403);
  });

  it('has a letter to the notary, then one to the lawyer, in the language of the building', async () => {
    const { id } = await aHold();
    const read = async (query = '') => {
      const answer = await tenant.auditor.get(`/holds/${id}/letter${query}`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      return (await textsOf(answer.raw)).join(' ');
    };
    const claim = await read();
    expect(claim).toContain('À l’attention du notaire');
    expect(claim).toMatch(/6[\s.]038,65/);
    expect(claim).toContain('3 décembre 2025');
    must(await step(id, 'contest', { letter_sent_on: deadlines.notary_letter_sent_on }), 200);
    expect(await read()).toContain('au plus tard le 31 décembre 2025');
    expect(await read('?language=nl&kind=Claim')).toContain('Aan de notaris');
    must(await f.owner.get(`/holds/${id}/letter`), 403);
  });

  it.each([
    ['fr', 'Prix retenu : lot A1', 'Saisie-arrêt du prix retenu'],
    ['nl', 'Ingehouden prijs: kavel A1', 'Beslag op de ingehouden prijs'],
    ['de', 'Einbehaltener Kaufpreis: Los A1', 'Pfändung des einbehaltenen Kaufpreises'],
    ['en', 'Withheld price: lot A1', 'Attachment of the withheld price'],
  ])('has both letters in %s', async (language, claim, attachment) => {
    const { id } = await aHold();
    for (const [kind, words] of [
      ['Claim', claim],
      ['Attachment', attachment],
    ]) {
      const path = `/holds/${id}/letter?language=${language}&kind=${kind}`;
      const text = (await textsOf((await tenant.syndic.get(path)).raw)).join(' ');
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
      expect(text).not.toMatch(/letter\.[a-z]|enum\.|[{}]/);
    }
  });

  it('stops reminders until it ends', async () => {
    const held = await aHold();
    expect(must(await reminder(), 409).code).toBe('price_withheld');
    const run = await tenant.accountant.post('/payment-reminders/run', {});
    expect(must(run, 200)).toMatchObject({
      created: 0,
      skipped: [{ owner_id: f.ownerId, reason: 'price_withheld' }],
    });
    must(await step(held.id, 'release', { reason: 'No attachment in time' }), 200);
    must(await reminder(), 201);
  });

  it('ends by the payment of the notary with the reference of the account', async () => {
    const { id, payment_reference: communication } = await aHold();
    expect(communication).toMatch(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/);
    const pay = async (amount: string, more: object) =>
      must(
        await tenant.accountant.post('/payments', {
          building_id: f.buildingId,
          owner_id: f.ownerId,
          amount,
          received_on: '2025-12-03',
          ...more,
        }),
        201,
      ).id;
    await pay('38.65', { communication });
    expect(must(await tenant.auditor.get(`/holds/${id}`), 200).status).toBe('Withheld');
    const payment_id = await pay('6038.65', { communication });
    expect(must(await tenant.auditor.get(`/holds/${id}`), 200)).toMatchObject({
      status: 'Paid',
      payment_id,
      ended_on: '2025-12-03',
    });
    expect(must(await step(id, 'pay'), 409).code).toBe('invalid_transition');
  });
});

describe('the debts of lots', () => {
  const debts = async (on: string): Promise<Json[]> =>
    must(await tenant.auditor.get(`/buildings/${f.buildingId}/lot-debts?on=${on}`), 200);

  it('have the privilege of two years, and the limitation of five', async () => {
    await owe('100', '2024-06-30', f.unitId);
    await owe('10', '2023-06-30', f.unitId);
    const [a1, none, ...others] = await debts('2025-12-03');
    expect(others).toEqual([]);
    expect(a1).toMatchObject({
      unit_number: 'A1',
      open: 110,
      privilege: {
        years: [
          { from: '2024-01-01', drops_out_on: '2026-01-01', open: 100 },
          { from: '2025-01-01', drops_out_on: '2027-01-01', open: 0 },
        ],
        unprivileged: 10,
      },
      limitation: { last_on: '2028-06-30', alarm_on: '2027-06-30', running: 110, alarm: 0 },
    });
    expect(none).toMatchObject({ unit_id: null, unit_number: null, open: 6_038.65 });
    const [later] = await debts('2028-07-01');
    expect(later?.limitation).toMatchObject({ last_on: '2029-06-30', alarm: 100, barred: 10 });
  });

  it('are interrupted by an act with its proof, and by no other', async () => {
    await owe('10', '2021-06-30', f.unitId);
    const { accountant } = tenant;
    const path = `/buildings/${f.buildingId}/interruptions`;
    const act = { owner_id: f.ownerId, kind: 'Summons', done_on: '2025-06-12' };
    const bare = must(await accountant.post(path, act), 201);
    const limitation = async () => (await debts('2025-12-03'))[0]?.limitation;
    expect(await limitation()).toMatchObject({ last_on: '2026-06-30', alarm: 10, pending: 0 });
    const proof_document_id = await aDocument(tenant.syndic, f.buildingId, 'Summons');
    must(await accountant.post(path, { ...act, proof_document_id }), 201);
    expect(await limitation()).toMatchObject({ last_on: null, alarm: 0, pending: 10 });
    const listed = must(await tenant.auditor.get(path), 200);
    expect(listed.map((one: Json) => one.proof_document_id)).toContain(proof_document_id);
    must(await accountant.delete(`/interruptions/${bare.id}`), 204);
    for (const [field, value] of [
      ['owner_id', f.otherOwnerId],
      ['receivable_ids', [f.unitId]],
      ['proof_document_id', f.unitId],
    ] as const)
      expect(must(await accountant.post(path, { ...act, [field]: value }), 422)).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: `/body/${field}` }],
      });
  });
});
