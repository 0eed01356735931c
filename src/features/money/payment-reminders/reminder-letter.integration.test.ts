import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let work: ReminderWork;

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  test.clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  work = await reminderWork(tenant, { enterprise_number: '0850.243.206' });
});

const pathOf = (id: string) => `/payment-reminders/${id}/letter`;

async function letterOf(id: string, caller: Caller = tenant.accountant) {
  const answer = await caller.get(pathOf(id));
  expect(answer.status, answer.raw.toString('utf8', 0, 500)).toBe(200);
  const { headers, raw } = answer;
  const [text = ''] = await textsOf(raw);
  return { text, raw, headers };
}

const addAccount = (buildingId: string, more: object = {}) =>
  addBankAccount(tenant, buildingId, more);

describe('the letter of a reminder', () => {
  it('is a PDF in the language of its owner, about what is owed', async () => {
    const owner = await work.aDebtor({ language: 'de', address: 'Hauptstr. 1, 4700 Eupen' });
    const { text, raw, headers } = await letterOf(await work.aReminder(owner));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="payment-reminder-dirk-maes.pdf"',
    });
    expect(raw.includes('pdfuaid')).toBe(true);
    expect(text).toContain('Unternehmensnummer 0850.243.206 Syndikus Syndic Test');
    expect(text).toContain('Datum 16. März 2026');
    expect(text).toContain('Dirk Maes Hauptstr. 1 4700 Eupen Zahlungserinnerung');
    expect(text).toContain('Provision 01.02.2026 +++');
    expect(text).toContain('Zu zahlender Gesamtbetrag 100,00');
    expect(text).toContain('Dieser Brief trägt keinen QR-Code');
  });

  it('names the account of every day with a communication that is paid there', async () => {
    const { callId, ownerId, buildingId } = await work.aSentCall('2026-02-20');
    const reserve = {
      building_id: buildingId,
      title: 'Fund for the roof',
      total_amount: 300,
      fund: 'Reserve',
      call_date: '2026-01-10',
      due_date: '2026-02-10',
    };
    const { id: older } = must(await tenant.accountant.post('/calls-for-funds', reserve), 201);
    must(await tenant.accountant.put(`/calls-for-funds/${older}/send`), 200);
    await addAccount(buildingId);
    await addAccount(buildingId, { iban: 'BE62510007547061', account_code: '550' });
    const receivables = await tenant.accountant.get(`/calls-for-funds/${callId}/receivables`);
    const { structured_communication: communication } = must(receivables, 200)[0];
    const { raw } = await letterOf(await work.aReminder(ownerId, { building_id: buildingId }));
    const [code] = await codesOf(raw);
    expect(code).toContain('BE68539007547034\nEUR800.00');
    const digits = (text: string) => text.replaceAll(/[+/]/g, '');
    expect(digits(code ?? '')).toContain(digits(communication));
    const paying = { building_id: buildingId, amount: 800, communication };
    const payment = must(await tenant.accountant.post('/payments', paying), 201);
    const accounts = await tenant.accountant.get(`/buildings/${buildingId}/bank-accounts`);
    const named = must(accounts, 200).find(({ id }: Json) => id === payment.bank_account_id);
    expect(named.iban).toBe('BE68539007547034');
  });

  it('asks for all that is open under the communication of the oldest item', async () => {
    const { callId, ownerId, buildingId } = await work.aSentCall('2026-02-10');
    await work.owes(ownerId, 50, '2026-02-20', buildingId);
    await addAccount(buildingId);
    const id = await work.aReminder(ownerId, { building_id: buildingId });
    const receivables = await tenant.accountant.get(`/calls-for-funds/${callId}/receivables`);
    const { structured_communication: communication } = must(receivables, 200)[0];
    const { text, raw } = await letterOf(id);
    expect(text).toContain(`First call 10/02/2026 ${communication} 500,00`);
    expect(text).toContain('Total à payer 550,00');
    const [code] = await codesOf(raw);
    expect(code?.split('\n').slice(6)).toEqual([
      'BE68539007547034',
      'EUR550.00',
      '',
      '',
      communication,
    ]);
  });

  it('names the account of the reserve where all is for the reserve', async () => {
    const { ownerId, buildingId } = await work.aSentCall('2026-04-10');
    await addAccount(buildingId);
    await addAccount(buildingId, { iban: 'BE71096123456769', account_code: '550' });
    const call = { title: 'Reserve', total_amount: 80, fund: 'Reserve', due_date: '2026-02-10' };
    const input = { building_id: buildingId, call_date: '2026-02-01', ...call };
    const { id: callId } = must(await tenant.accountant.post('/calls-for-funds', input), 201);
    must(await tenant.accountant.put(`/calls-for-funds/${callId}/send`), 200);
    const id = await work.aReminder(ownerId, { building_id: buildingId });
    expect((await codesOf((await letterOf(id)).raw))[0]).toContain('BE71096123456769');
  });

  it('climbs with its reminder, up to the interest that the statutes grant', async () => {
    const terms = { late_interest_rate: 0.1, late_interest_clause: 'Art. 12: 10 %' };
    must(await tenant.syndic.put(`/buildings/${work.buildingId}`, terms), 200);
    const owner = await work.aDebtor({ kind: 'Company' });
    const id = await work.aReminder(owner, { message: 'Voir notre courriel du 3 mars' });
    const gentle = (await letterOf(id)).text;
    expect(gentle).toContain('Ce rappel est gratuit.');
    expect(gentle).toContain('Voir notre courriel du 3 mars');
    expect(gentle).toContain('Passé ce délai, des intérêts de retard au taux de 10 % l’an');
    const subjects = ['Second rappel', 'Mise en demeure', 'Transmission de votre dossier'];
    for (const subject of subjects) {
      must(await tenant.syndic.put(`/payment-reminders/${id}/escalate`), 200);
      const { text } = await letterOf(id);
      expect(text).toContain(subject);
      // 100.00 at 10 % for the 43 days after 1 February.
      expect(text).toContain('Intérêts de retard jusqu’au 16/03/2026 1,18 Total à payer 101,18');
      expect(text).toContain('au taux de 10 % l’an, en vertu de cette clause des statuts');
    }
  });

  it('keeps the day on which it was sent', async () => {
    const id = await work.aReminder(await work.aDebtor());
    must(await tenant.syndic.put(`/payment-reminders/${id}/mark-sent`, {}), 200);
    test.clock.set('2026-03-26T09:00:00Z');
    expect((await letterOf(id)).text).toContain('Date 16 mars 2026');
  });

  it('asks for nothing once all is paid, or it is cancelled', async () => {
    const payer = await work.aDebtor();
    const paid = await work.aReminder(payer);
    await work.pays(payer, 100);
    expect((await letterOf(paid)).text).toContain('vous n’avez plus rien à payer');
    const cancelled = await work.aReminder(await work.aDebtor());
    const reason = { reason: 'Disputed' };
    must(await tenant.syndic.put(`/payment-reminders/${cancelled}/cancel`, reason), 200);
    expect((await letterOf(cancelled)).text).toContain('Ce rappel a été annulé');
  });

  it('is for its owner and for those who see the building', async () => {
    const { organizationId } = tenant;
    const ownerId = await work.aDebtor();
    const id = await work.aReminder(ownerId);
    await letterOf(id, await aCaller(test, { role: 'Owner', organizationId, ownerId }));
    await letterOf(id, tenant.auditor);
    const stranger = await work.aDebtor();
    const others = [
      await aCaller(test, { role: 'Owner', organizationId, ownerId: stranger }),
      await aCaller(test, { role: 'Auditor', organizationId, buildingIds: [organizationId] }),
      (await aTenant(test)).syndic,
    ];
    for (const other of others) {
      expect(await other.get(pathOf(id))).toMatchObject({ status: 404 });
    }
  });
});
