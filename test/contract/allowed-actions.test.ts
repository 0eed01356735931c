import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#platform/http/route.ts';
import { aStage, bodyOf, type Stage } from '#test/helpers/route-calls.ts';
import { must, startTestApp, type Caller, type TestApp } from '#test/helpers/test-app.ts';

/** What a record says that its caller may do with it, held against what the operations answer. */

let test: TestApp;
let stage: Stage;
let records: ReadonlyMap<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  const { fixture, funds } = stage;
  records = new Map([
    ['/expenses', fixture.expenseId],
    ['/calls-for-funds', funds.callId],
    ['/payments', funds.paymentId],
    ['/payment-reminders', funds.reminderId],
    ['/fiscal-years', fixture.fiscalYearId],
  ]);
});

/** The operations that change the state of such a record. */
function operationsOn(base: string): [string, Route][] {
  const prefix = `${base}/:id/`;
  return test.app.routes
    .filter(({ method, path }) => method === 'PUT' && path.startsWith(prefix))
    .map((route): [string, Route] => [route.path.slice(prefix.length), route])
    .filter(([name]) => !name.includes('/'));
}

const callers = (): Caller[] => {
  const { syndic, accountant, boardMember, auditor } = stage.tenant;
  return [auditor, boardMember, accountant, syndic];
};

describe('what is not among the allowed actions of a record', () => {
  it('is refused, to every role', async () => {
    let refusals = 0;
    for (const [base, id] of records) {
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
    const create = test.app.routes.find(({ operationId }) => operationId === 'createExpense');
    if (create === undefined) throw new Error('no operation to create an expense');
    const { id, allowed_actions } = must(
      await accountant.post('/expenses', bodyOf(stage, create)),
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
});
