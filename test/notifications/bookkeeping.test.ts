import { beforeAll, describe, expect, it } from 'vitest';
import { paymentDue } from '#features/books/owner-accounts/notification-types.ts';
import { callForFundsIssued } from '#features/money/calls-for-funds/notification-types.ts';
import {
  expenseApproved,
  expenseRejected,
  expenseSubmitted,
} from '#features/money/expenses/notification-types.ts';
import { paymentOverdue } from '#features/money/payment-reminders/notification-types.ts';
import { paymentReceived } from '#features/money/payments/notification-types.ts';
import { ownershipTransferred } from '#features/unit-transfers/notification-types.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { aCrowd, type Crowd } from '#test/helpers/crowd.ts';
import { aBuilding, type Fixture } from '#test/helpers/fixture.ts';
import { must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

/** Recipients of notifications about events in the books. */

let test: TestApp;
let crowd: Crowd;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  crowd = await aCrowd(test);
  ({ tenant, fixture } = crowd);
});

describe('expenses', () => {
  it('that are submitted go to those who may approve them there, not to who submitted', async () => {
    const payload = { expense_id: await crowd.expenses.anExpense('PendingApproval') };
    expect(await crowd.listRecipientNames(expenseSubmitted, payload, tenant.accountant)).toEqual([
      'boardHere',
      'boardMember',
      'syndic',
    ]);
    expect(await crowd.listRecipientNames(expenseSubmitted, payload, tenant.syndic)).toEqual([
      'boardHere',
      'boardMember',
    ]);
  });

  it('that are decided go to who submitted them, refused ones with the reason', async () => {
    const [approved, rejected] = [
      await crowd.expenses.anExpense('Approved'),
      await crowd.expenses.anExpense('Rejected'),
    ];
    expect(await crowd.listRecipientNames(expenseApproved, { expense_id: approved })).toEqual([
      'syndic',
    ]);
    expect(await crowd.listRecipientNames(expenseRejected, { expense_id: rejected })).toEqual([
      'syndic',
    ]);
    const { values } = await crowd.told(expenseRejected, { expense_id: rejected });
    expect(values).toEqual({
      building: 'Les Tilleuls',
      description: 'Boiler repair',
      amount: 100.01,
      reason: 'Too dear',
    });
  });

  it('that a SuperAdmin submitted go to the SuperAdmin', async () => {
    const { id } = must(await tenant.superAdmin.post('/expenses', crowd.expenses.input()), 201);
    must(await tenant.superAdmin.put(`/expenses/${id}/submit-for-approval`), 200);
    must(await tenant.syndic.put(`/expenses/${id}/approve`), 200);
    expect(await crowd.listRecipientNames(expenseApproved, { expense_id: id })).toEqual([
      'superAdmin',
    ]);
  });

  it.each([expenseSubmitted, expenseApproved, expenseRejected])(
    'that are gone go to nobody: $type',
    async (definition) => {
      const payload = { expense_id: uuidv7Source.next() };
      expect(await crowd.told(definition, payload)).toEqual({ recipients: [], values: {} });
    },
  );

  it('that nobody submitted were decided for nobody', async () => {
    expect(
      await crowd.listRecipientNames(expenseApproved, { expense_id: fixture.expenseId }),
    ).toEqual([]);
  });
});

describe('calls for funds', () => {
  it('go to the owners who are asked, with what each has to pay', async () => {
    const { id } = await crowd.calls.aSentCall();
    const payload = { call_for_funds_id: id };
    expect(await crowd.listRecipientNames(callForFundsIssued, payload)).toEqual([
      'accountant',
      'anne',
      'bart',
    ]);
    const [anne] = (await crowd.calls.receivables(id)).filter(
      (row: { owner_id: string }) => row.owner_id === fixture.ownerId,
    );
    expect(await crowd.findRecipient('anne', callForFundsIssued, payload)).toEqual({
      user_id: fixture.owner.userId,
      values: {
        amount: 60.01,
        open_amount: 60.01,
        is_covered: false,
        due_date: '2026-03-31',
        communication: anne.structured_communication,
      },
    });
  });

  it('say so where a credit covers them', async () => {
    const { id } = await crowd.calls.aSentCall();
    const bart = await crowd.findRecipient('bart', callForFundsIssued, { call_for_funds_id: id });
    expect(bart?.values).toMatchObject({ amount: 40, open_amount: 0, is_covered: true });
  });

  it('go to nobody once they are cancelled', async () => {
    const { id } = await crowd.calls.aSentCall();
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`, { reason: 'Twice' }), 200);
    expect(await crowd.listRecipientNames(callForFundsIssued, { call_for_funds_id: id })).toEqual(
      [],
    );
  });

  it('add up for somebody who stands for several owners', async () => {
    const both = await crowd.person('both', { role: 'Owner', ownerId: fixture.ownerId });
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`insert into auth.role_assignments
          (id, user_id, role_type, organization_id, owner_id, accepted_at)
        values (${uuidv7Source.next()}, ${both.userId}, 'Owner', ${tenant.organizationId},
          ${fixture.otherOwnerId}, ${'2026-03-16T09:00:00Z'})`),
    );
    const { id } = await crowd.calls.aSentCall();
    const payload = { call_for_funds_id: id };
    const recipient = await crowd.findRecipient('both', callForFundsIssued, payload);
    expect(recipient?.values).toMatchObject({ amount: 100.01, communication: null });
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.users set is_active = false where id = ${both.userId}`),
    );
  });
});

describe('payments', () => {
  it('that come due go to those who still owe them', async () => {
    const { id } = await crowd.calls.aSentCall();
    const rows: { id: string; structured_communication: string }[] =
      await crowd.calls.receivables(id);
    const payload = { due_date: '2026-03-31', receivable_ids: rows.map((row) => row.id) };
    // Bart's credit has settled his charge.
    expect(await crowd.listRecipientNames(paymentDue, payload)).toEqual(['anne']);
    expect(await crowd.findRecipient('anne', paymentDue, payload)).toMatchObject({
      link: `/calls-for-funds/${id}`,
      values: { amount: 60.01, building: 'Les Tilleuls' },
    });
  });

  it('of several calls lead to the account', async () => {
    const calls = [await crowd.calls.aSentCall(), await crowd.calls.aSentCall()];
    const rows: { id: string; owner_id: string; structured_communication: string }[] = (
      await Promise.all(calls.map(({ id }) => crowd.calls.receivables(id)))
    )
      .flat()
      .filter(({ owner_id: owner }) => owner === fixture.ownerId);
    const payload = { due_date: '2026-03-31', receivable_ids: rows.map((row) => row.id) };
    expect(await crowd.findRecipient('anne', paymentDue, payload)).toMatchObject({
      link: `/owners/${fixture.ownerId}/account`,
      values: { amount: 120.02, communication: rows[0]?.structured_communication },
    });
  });

  it('that were received go to who paid, unless they were taken back', async () => {
    const { id } = await crowd.calls.pay(fixture.ownerId, 12.5);
    expect(await crowd.listRecipientNames(paymentReceived, { payment_id: id })).toEqual(['anne']);
    const { values } = await crowd.told(paymentReceived, { payment_id: id });
    expect(values).toEqual({ building: 'Les Tilleuls', amount: 12.5, received_on: '2026-03-16' });
    must(await tenant.accountant.put(`/payments/${id}/reverse`, {}), 200);
    expect(await crowd.listRecipientNames(paymentReceived, { payment_id: id })).toEqual([]);
    const unknown = { payment_id: uuidv7Source.next() };
    expect(await crowd.told(paymentReceived, unknown)).toEqual({ recipients: [], values: {} });
  });

  it('that are overdue go to who is reminded, with what is open and for how long', async () => {
    const { id } = must(
      await tenant.accountant.post('/payment-reminders', {
        building_id: fixture.buildingId,
        owner_id: fixture.ownerId,
      }),
      201,
    );
    // Bart has paid since his reminder.
    const payload = { payment_reminder_ids: [id, crowd.funds.reminderId] };
    expect(await crowd.listRecipientNames(paymentOverdue, payload)).toEqual(['anne']);
    expect(await crowd.findRecipient('anne', paymentOverdue, payload)).toEqual({
      user_id: fixture.owner.userId,
      link: `/reminders/${id}`,
      values: {
        level: 'Gentle',
        amount: 75,
        penalty: null,
        due_date: '2026-01-10',
        days: 65,
        building: 'Les Tilleuls',
      },
    });
    must(await tenant.accountant.put(`/payment-reminders/${id}/cancel`, { reason: 'Twice' }), 200);
    expect(await crowd.listRecipientNames(paymentOverdue, payload)).toEqual([]);
  });

  it('in several buildings are one message, at the highest level', async () => {
    const { ownerId: owner_id } = fixture;
    const { accountant, syndic } = tenant;
    const other = await syndic.post('/buildings', { ...aBuilding, name: 'Les Ormes' });
    const { id: building_id } = must(other, 201);
    const debt = {
      building_id,
      entry_date: '2026-02-01',
      description: 'Taken over',
      lines: [
        { account_code: '4101', owner_id, debit: 40, due_date: '2026-02-01' },
        { account_code: '489', credit: 40 },
      ],
    };
    must(await accountant.post('/journal-entries', debt), 201);
    const remind = async (place: string): Promise<string> =>
      must(await accountant.post('/payment-reminders', { building_id: place, owner_id }), 201).id;
    const reminders = [await remind(fixture.buildingId), await remind(building_id)];
    must(await accountant.put(`/payment-reminders/${reminders[1]}/escalate`), 200);
    const payload = { payment_reminder_ids: reminders };
    expect(await crowd.findRecipient('anne', paymentOverdue, payload)).toEqual({
      user_id: fixture.owner.userId,
      values: {
        level: 'Formal',
        amount: 115,
        penalty: null,
        due_date: '2026-01-10',
        days: 65,
        building: null,
      },
    });
  });
});

describe('transfers of ownership', () => {
  it('go to both owners and the syndics who see the building, but not to who did it', async () => {
    const payload = {
      unit_id: fixture.unitId,
      unit_owner_id: fixture.unitOwnerId,
      from_owner_id: fixture.ownerId,
      to_owner_id: fixture.otherOwnerId,
      effective_date: '2026-04-01',
    };
    const everyone = ['accountant', 'anne', 'bart', 'syndic'];
    expect(await crowd.listRecipientNames(ownershipTransferred, payload)).toEqual(everyone);
    expect(await crowd.listRecipientNames(ownershipTransferred, payload, tenant.syndic)).toEqual([
      'accountant',
      'anne',
      'bart',
    ]);
    expect((await crowd.told(ownershipTransferred, payload)).values).toEqual({
      building: 'Les Tilleuls',
      unit_number: 'A1',
      seller: 'Anne Peeters',
      buyer: 'Bart Claes',
      effective_date: '2026-04-01',
    });
    const gone = { ...payload, unit_id: uuidv7Source.next() };
    expect(await crowd.listRecipientNames(ownershipTransferred, gone)).toEqual([]);
  });
});
