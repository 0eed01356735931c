import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { batchWork } from '#test/helpers/payment-batches.ts';
import {
  aCaller,
  aTenant,
  call,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

/** Nobody acts as two persons: the giver of a role cannot use its holder as a second person. */

const test = await startTestApp();
const { bearer, mailedToken } = accountHelpers(test);
const jobs = makeJobHelpers(test);
const PASSWORD = 'eleven grey herons waiting';

let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

type Guest = Pick<Tenant['syndic'], 'get' | 'post' | 'put' | 'userId'>;

/** Invites someone, who accepts and signs in. */
async function anInvited(by: Pick<Guest, 'post'>, role: object): Promise<Guest> {
  const email = `g-${randomUUID()}@example.org`;
  const { id } = must(await by.post('/users', { email, name: 'Guest', roles: [role] }), 201);
  const token = await mailedToken(email, 'accept-invitation');
  const accepted = await call(test.app, 'POST', '/auth/accept-invitation', {
    body: { token, password: PASSWORD },
  });
  const own = bearer(must(accepted, 200));
  return {
    userId: id,
    get: (path) => call(test.app, 'GET', path, own),
    post: (path, body) => call(test.app, 'POST', path, { ...own, body }),
    put: (path, body) => call(test.app, 'PUT', path, { ...own, body }),
  };
}

const refused = async (answer: Promise<{ status: number; body: Json }>) => {
  const { status, body } = await answer;
  return `${status} ${body.code}`;
};

const aSupplier = async (by: Guest): Promise<string> => {
  const body = { name: `Lift ${randomUUID()}`, iban: 'BE62510007547061' };
  return must(await by.post('/suppliers', body), 201).id;
};
const confirmIban = (by: Guest, id: string) => by.put(`/suppliers/${id}/confirm-iban`);

/** Makes the records that the syndic entered and another has to approve or confirm. */
async function enterAsSyndic() {
  const { syndic } = tenant;
  const { buildingId } = fixture;
  must(await syndic.put(`/buildings/${buildingId}`, { require_second_approver: true }), 200);
  const expenseId = await expenseWork(tenant, fixture).anExpense('PendingApproval');
  const { bankAccountId } = await aFundsFixture(tenant, fixture);
  const work = await batchWork(tenant, fixture, bankAccountId);
  const invoice = await work.anInvoice(await work.aSupplier());
  const wanted = { bank_account_id: bankAccountId, expense_ids: [invoice.id] };
  const batch = must(await syndic.post('/payment-batches', wanted), 201);
  const supplierId = await aSupplier(syndic);
  const other = { iban: 'BE71096123456769' };
  must(await syndic.put(`/bank-accounts/${bankAccountId}`, other), 200);
  return [
    `/suppliers/${supplierId}/confirm-iban`,
    `/expenses/${expenseId}/approve`,
    `/payment-batches/${batch.id}/approve`,
    `/bank-accounts/${bankAccountId}/confirm-iban`,
  ];
}

describe('an invitation link that is shown where no mail server is set up', () => {
  const linkOf = async (id: string) => tenant.syndic.put(`/users/${id}/invitation-link`, {});
  const tokenIn = ({ url }: Json) => new URL(url).searchParams.get('token') ?? '';

  it('is shown once, proves no address and makes nobody a second person before confirmation', async () => {
    const { syndic, boardMember } = tenant;
    const email = `l-${randomUUID()}@example.org`;
    const roles = [{ role_type: 'BoardMember' }];
    const guest = must(await syndic.post('/users', { email, name: 'Guest', roles }), 201);
    expect(guest.allowed_actions).toContain('invitation-link');
    const first = tokenIn(must(await linkOf(guest.id), 200));
    const token = tokenIn(must(await linkOf(guest.id), 200));
    const accept = (used: string) =>
      call(test.app, 'POST', '/auth/accept-invitation', {
        body: { token: used, password: PASSWORD },
      });
    expect(await refused(accept(first))).toBe('422 invalid_token');
    const own = bearer(must(await accept(token), 200));
    const supplierId = await aSupplier(tenant.accountant);
    const confirm = () => call(test.app, 'PUT', `/suppliers/${supplierId}/confirm-iban`, own);
    expect(await refused(confirm())).toBe('403 approver_unconfirmed');
    expect(await refused(linkOf(guest.id))).toBe('409 invalid_transition');
    must(await boardMember.put(`/users/${guest.id}/confirm-approver`, {}), 200);
    must(await confirm(), 200);
    const { rows } = await asSuperuser(test.databaseUrl, (client) =>
      client.query('select email_proved_at from auth.users where email = $1', [email]),
    );
    expect(rows).toEqual([{ email_proved_at: null }]);
  });
});

describe('a person who was invited', () => {
  it('confirms and approves nothing of who invited them, until another approver confirms them', async () => {
    const { syndic, boardMember } = tenant;
    const guest = await anInvited(syndic, { role_type: 'BoardMember' });
    const acts = await enterAsSyndic();
    for (const act of acts) expect(await refused(guest.put(act))).toBe('403 approver_unconfirmed');
    const path = acts[0]?.replace('/confirm-iban', '') ?? '';
    const account = acts.at(-1)?.replace('/confirm-iban', '') ?? '';
    expect(must(await guest.get(account), 200).allowed_actions).toEqual([]);
    expect(must(await guest.get(path), 200).allowed_actions).toEqual([]);
    expect(must(await guest.get('/expenses?status=PendingApproval&approvable=true'), 200)).toEqual(
      [],
    );
    must(await boardMember.put(`/users/${guest.userId}/confirm-approver`), 200);
    for (const shown of [path, account])
      expect(must(await guest.get(shown), 200).allowed_actions).toEqual(['confirm-iban']);
    expect(
      must(await guest.get('/expenses?status=PendingApproval&approvable=true'), 200),
    ).toHaveLength(1);
    for (const act of acts) must(await guest.put(act), 200);
  });

  it('acts freely on what others entered, and who invited them does not on theirs', async () => {
    const guest = await anInvited(tenant.syndic, { role_type: 'Accountant' });
    must(await confirmIban(guest, await aSupplier(tenant.accountant)), 200);
    const theirs = await aSupplier(guest);
    expect(await refused(confirmIban(tenant.syndic, theirs))).toBe('403 approver_unconfirmed');
    must(await confirmIban(tenant.boardMember, theirs), 200);
  });

  it('is no second person beside someone invited by the same person', async () => {
    const [first, second] = [
      await anInvited(tenant.syndic, { role_type: 'Accountant' }),
      await anInvited(tenant.syndic, { role_type: 'BoardMember' }),
    ];
    expect(await refused(confirmIban(second, await aSupplier(first)))).toBe(
      '403 approver_unconfirmed',
    );
  });

  it('is a second person at once if the platform invited them', async () => {
    const guest = await anInvited(tenant.superAdmin, { role_type: 'BoardMember' });
    must(await confirmIban(guest, await aSupplier(tenant.syndic)), 200);
  });

  it('counts as invited by the later giver of an approving role', async () => {
    const { syndic } = tenant;
    const guest = await anInvited(tenant.superAdmin, { role_type: 'Auditor' });
    const roles = [{ role_type: 'Auditor' }, { role_type: 'BoardMember' }];
    const { roles: given } = must(await syndic.put(`/users/${guest.userId}`, { roles }), 200);
    expect(given).toMatchObject([{ approver_confirmed: true }, { approver_confirmed: false }]);
  });
});

describe('the password of another', () => {
  it('is set by the platform only', async () => {
    const user = { name: 'Guest', password: PASSWORD, roles: [{ role_type: 'BoardMember' }] };
    const made = (by: Guest) =>
      by.post('/users', { ...user, email: `g-${randomUUID()}@example.org` });
    const answer = must(await made(tenant.syndic), 422);
    expect(answer).toMatchObject({ code: 'invitation_only' });
    expect(answer.errors[0].pointer).toBe('/body/password');
    must(await made(tenant.superAdmin), 201);
  });
});

describe('an approver', () => {
  it('is confirmed once, not by their inviter nor by someone invited by the same person', async () => {
    const { syndic, auditor, accountant, superAdmin } = tenant;
    const guest = await anInvited(syndic, { role_type: 'BoardMember' });
    const other = await anInvited(syndic, { role_type: 'Accountant' });
    const path = `/users/${guest.userId}/confirm-approver`;
    for (const caller of [syndic, guest, other])
      expect(await refused(caller.put(path))).toBe('403 second_person_required');
    expect(await refused(auditor.put(path))).toBe('403 forbidden');
    const { roles } = must(await accountant.put(path), 200);
    expect(roles).toMatchObject([{ role_type: 'BoardMember', approver_confirmed: true }]);
    expect(await refused(superAdmin.put(path))).toBe('409 invalid_transition');
    must(await superAdmin.put(`/users/${other.userId}/confirm-approver`), 200);
  });

  it('is confirmed by the council of their building', async () => {
    const { syndic, organizationId } = tenant;
    const { buildingId } = fixture;
    const council = await aCaller(test, {
      role: 'BoardMember',
      organizationId,
      buildingIds: [buildingId],
    });
    const narrowed = { role_type: 'BoardMember', building_ids: [buildingId] };
    const [there, everywhere] = [
      await anInvited(syndic, narrowed),
      await anInvited(syndic, { role_type: 'BoardMember' }),
    ];
    const listed = must(await council.get('/approvers'), 200);
    expect(listed).toMatchObject([
      {
        user_id: there.userId,
        granted_by: syndic.userId,
        may_confirm: true,
      },
    ]);
    must(await council.put(`/users/${there.userId}/confirm-approver`), 200);
    expect(await refused(council.put(`/users/${everywhere.userId}/confirm-approver`))).toBe(
      '404 not_found',
    );
    const rest = must(await syndic.get('/approvers'), 200);
    expect(rest).toMatchObject([{ user_id: everywhere.userId, may_confirm: false }]);
  });

  it('is announced to council and auditors', async () => {
    const { syndic, boardMember, auditor, accountant, organizationId } = tenant;
    await jobs.take({ organizationId });
    await anInvited(syndic, { role_type: 'Accountant' });
    await anInvited(syndic, { role_type: 'Auditor' });
    for (const job of await jobs.take({ organizationId, task: 'fan-out-event' }))
      await jobs.run(job);
    for (const one of [boardMember, auditor]) {
      const [alert, ...others] = must(await one.get('/notifications/my'), 200);
      expect(alert).toMatchObject({ notification_type: 'SystemAlert', link: '/approvers' });
      expect(alert.message).toContain('Guest');
      expect(others).toEqual([]);
    }
    for (const untold of [syndic, accountant])
      expect(must(await untold.get('/notifications/my'), 200)).toEqual([]);
  });
});

describe('the requirement of a second approver', () => {
  it('ends by two persons, or by the platform', async () => {
    const { syndic, accountant, boardMember, superAdmin } = tenant;
    const path = `/buildings/${fixture.buildingId}`;
    const set = async (by: Guest, require_second_approver: boolean) =>
      must(await by.put(path, { require_second_approver }), 200);
    const confirm = (by: Guest) => by.put(`${path}/confirm-single-approver`);
    await set(syndic, true);
    expect(await refused(confirm(boardMember))).toBe('409 not_requested');
    expect(await set(syndic, false)).toMatchObject({
      require_second_approver: true,
      single_approver_requested_by: syndic.userId,
    });
    expect(await refused(confirm(syndic))).toBe('403 second_person_required');
    const guest = await anInvited(syndic, { role_type: 'BoardMember' });
    expect(await refused(confirm(guest))).toBe('403 approver_unconfirmed');
    expect(must(await confirm(accountant), 200)).toMatchObject({
      require_second_approver: false,
      single_approver_requested_by: null,
    });
    await set(syndic, true);
    await set(syndic, false);
    expect(await set(syndic, true)).toMatchObject({ single_approver_requested_by: null });
    expect(await set(superAdmin, false)).toMatchObject({ require_second_approver: false });
  });
});
