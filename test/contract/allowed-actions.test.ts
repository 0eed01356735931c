import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aStage, bodyOf, type Stage } from '#test/helpers/route-calls.ts';
import {
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** The allowed actions of a record agree with the answers of the operations. */

let test: TestApp;
let stage: Stage;
let records: ReadonlyMap<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  const { fixture, funds, batch } = stage;
  records = new Map([
    ['/expenses', fixture.expenseId],
    ['/calls-for-funds', funds.callId],
    ['/payments', funds.paymentId],
    ['/payment-reminders', funds.reminderId],
    ['/payment-batches', batch.id],
    ['/fiscal-years', fixture.fiscalYearId],
    ['/budgets', fixture.budgetId],
  ]);
});

/** Lists the operations that change the state of such a record. */
function operationsOn(base: string): [string, Route][] {
  const prefix = `${base}/:id/`;
  return test.app.routes
    .filter(({ method, path }) => method === 'PUT' && path.startsWith(prefix))
    .map((route): [string, Route] => [route.path.slice(prefix.length), route])
    .filter(([name]) => !name.includes('/'));
}

function operation(name: string): Route {
  const route = test.app.routes.find(({ operationId }) => operationId === name);
  if (route === undefined) throw new Error(`no operation ${name}`);
  return route;
}

const callers = (): Caller[] => {
  const { syndic, accountant, boardMember, auditor } = stage.tenant;
  return [auditor, boardMember, accountant, syndic];
};

describe('what is not among the allowed actions of a record', () => {
  it('is refused, to every role', async () => {
    let refusals = 0;
    for (const [base, id] of nonEmpty(records)) {
      for (const caller of callers()) {
        const { allowed_actions } = must(await caller.get(`${base}/${id}`), 200);
        for (const [name, route] of operationsOn(base)) {
          if (allowed_actions.includes(name)) continue;
          const answer = await caller.put(`${base}/${id}/${name}`, bodyOf(stage, route));
          expect([403, 409], `${base} ${name}`).toContain(answer.status);
          refusals += 1;
        }
        expect(operationsOn(base).map(([name]) => name)).toEqual(
          expect.arrayContaining(allowed_actions),
        );
      }
    }
    expect(refusals).toBeGreaterThan(30);
  });
});

describe('an expense', () => {
  it('is open to what its state and the role of the caller allow, step by step', async () => {
    const { syndic, accountant, boardMember, auditor } = stage.tenant;
    const { id, allowed_actions } = must(
      await accountant.post('/expenses', bodyOf(stage, operation('createExpense'))),
      201,
    );
    expect(allowed_actions).toEqual(['submit-for-approval']);
    const allowedTo = async (caller: Caller) =>
      must(await caller.get(`/expenses/${id}`), 200).allowed_actions;
    const submitted = must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
    expect(submitted.allowed_actions).toEqual([]);
    expect(await allowedTo(boardMember)).toEqual(['approve', 'reject']);
    expect(await allowedTo(auditor)).toEqual([]);
    const path = `/buildings/${stage.fixture.buildingId}/expenses?status=PendingApproval`;
    expect(must(await syndic.get(path), 200)[0].allowed_actions).toEqual(['approve', 'reject']);
    must(await boardMember.put(`/expenses/${id}/approve`), 200);
    expect(await allowedTo(boardMember)).toEqual([]);
    expect(await allowedTo(accountant)).toContain('mark-paid');
    expect(await allowedTo(syndic)).toEqual(expect.arrayContaining(['mark-paid', 'cancel']));
  });

  it('is not to be approved by whoever handed it in where the building asks for another', async () => {
    const { syndic, boardMember } = stage.tenant;
    const { buildingId } = stage.fixture;
    const { id } = must(
      await syndic.post('/expenses', bodyOf(stage, operation('createExpense'))),
      201,
    );
    must(await syndic.put(`/expenses/${id}/submit-for-approval`), 200);
    const path = `/expenses/${id}`;
    const before = await syndic.get(path);
    expect(must(before, 200).allowed_actions).toEqual(['approve', 'reject']);
    must(await syndic.put(`/buildings/${buildingId}`, { require_second_approver: true }), 200);

    const tag = String(before.headers['etag']);
    const after = await syndic.get(path, { 'if-none-match': tag });
    expect(must(after, 200).allowed_actions).toEqual(['reject']);
    expect(after.headers['etag']).not.toBe(tag);
    const list = must(await syndic.get('/expenses?status=PendingApproval'), 200) as Json[];
    const listed = list.find((row) => row.id === id);
    expect(listed).toMatchObject({
      allowed_actions: ['reject'],
      etag: String(after.headers['etag']),
    });
    must(await syndic.put(`${path}/approve`), 403);
    const theirs = await boardMember.get(path);
    expect(must(theirs, 200).allowed_actions).toEqual(['approve', 'reject']);
    expect(theirs.headers['etag']).not.toBe(after.headers['etag']);
    // Allowed actions do not affect the entity tag.
    must(await boardMember.put(`${path}/approve`, {}, { 'if-match': tag }), 200);
  });
});

describe('a payment batch', () => {
  it('is approved by others than who made it, and goes its way by who may write it', async () => {
    const { syndic, accountant, boardMember, auditor } = stage.tenant;
    const wanted = bodyOf(stage, operation('createPaymentBatch'));
    const made = must(await accountant.post('/payment-batches', wanted), 201);
    expect(made.allowed_actions).toEqual(['cancel']);
    const path = `/payment-batches/${made.id}`;
    const allowedTo = async (caller: Caller) => must(await caller.get(path), 200).allowed_actions;
    expect(await allowedTo(auditor)).toEqual([]);
    expect(await allowedTo(boardMember)).toEqual(['approve']);
    expect(await allowedTo(syndic)).toEqual(['approve', 'cancel']);
    must(await accountant.put(`${path}/approve`), 403);
    must(await boardMember.put(`${path}/approve`), 200);
    expect(await allowedTo(boardMember)).toEqual([]);
    const approved = must(await accountant.get('/payment-batches?status=Approved'), 200) as Json[];
    const listed = approved.find(({ id }) => id === made.id);
    expect(listed?.['allowed_actions']).toEqual(['cancel', 'mark-sent']);
    const sent = must(await syndic.put(`${path}/mark-sent`), 200);
    expect(sent.allowed_actions).toEqual(['reject-lines']);
    expect(await allowedTo(auditor)).toEqual([]);
  });
});

describe('a user', () => {
  it('is let act, or act no more, by others alone', async () => {
    const { syndic, superAdmin } = stage.tenant;
    const path = `/users/${stage.fixture.userId}`;
    expect(must(await syndic.get(path), 200).allowed_actions).toEqual(['deactivate']);
    const off = must(await superAdmin.put(`${path}/deactivate`), 200);
    expect(off.allowed_actions).toEqual(['activate']);
    expect(must(await syndic.put(`${path}/activate`), 200).allowed_actions).toEqual(['deactivate']);
    const users = must(await syndic.get('/users'), 200) as Json[];
    for (const { id, allowed_actions } of nonEmpty(users))
      expect(allowed_actions).toEqual(id === syndic.userId ? [] : ['deactivate']);
    must(await syndic.put(`/users/${syndic.userId}/deactivate`), 403);
  });
});
