import { callWork } from './calls.ts';
import { expenseStage } from './expenses.ts';
import type { Fixture } from './fixture.ts';
import { must, type Answer, type Json, type Tenant, type TestApp } from './test-app.ts';

/** A building of two lots (A1 of Anne, A2 of Bart) whose year 2025 is settled. */
export interface StatementWork {
  readonly tenant: Tenant;
  readonly fixture: Fixture;
  /** Approves an invoice that the owners bear. */
  cost(fields: object): Promise<string>;
  /** Sends a call. */
  call(fields: object): Promise<string>;
  /** Creates a draft, of the whole year by default. */
  draft(fields?: object): Promise<Json>;
  operate(id: string, operation: string, body?: object): Promise<Answer>;
  /** Brings a new run of the year to Frozen, or to Sent. */
  frozen(fields?: object): Promise<Json>;
  sent(fields?: object): Promise<Json>;
  /** Lists rows as "owner lot amount days". */
  rows(id: string): Promise<string[]>;
  /** Fails unless the owner accounts in the books equal the open items. */
  expectIntact(): Promise<void>;
}

/** Opens a tenant with the building and its financial year 2025. */
export async function statementWork(test: TestApp): Promise<StatementWork> {
  const { tenant, fixture, work: expenses } = await expenseStage(test);
  const { accountant } = tenant;
  const calls = callWork(tenant, fixture);
  const work: StatementWork = {
    tenant,
    fixture,
    cost: (fields) =>
      expenses.anExpense('Approved', { expense_date: '2025-06-30', amount: 100, ...fields }),
    async call(fields) {
      const dates = { call_date: '2025-02-01', due_date: '2025-03-01' };
      return (await calls.aSentCall({ ...dates, total_amount: 60, ...fields })).id;
    },
    async draft(fields = {}) {
      const period = { period_from: '2025-01-01', period_to: '2025-12-31', ...fields };
      const path = `/buildings/${fixture.buildingId}/statements`;
      return must(await accountant.post(path, period), 201);
    },
    operate: (id, operation, body) => accountant.put(`/statements/${id}/${operation}`, body),
    async frozen(fields) {
      const { id, findings } = await work.draft(fields);
      const acknowledge = findings.map(({ code }: Json) => code);
      return must(await work.operate(id, 'freeze', { acknowledge }), 200);
    },
    async sent(fields) {
      const { id } = await work.frozen(fields);
      return must(await work.operate(id, 'send', { due_date: '2026-04-30' }), 200);
    },
    async rows(id) {
      const { lines } = must(await accountant.get(`/statements/${id}/lines`), 200);
      return lines.map(({ owner_name, unit_number, amount, days }: Json) =>
        [owner_name.split(' ')[0], unit_number, amount.toFixed(2), days].join(' '),
      );
    },
    expectIntact: () => calls.expectIntact(),
  };
  return work;
}

/** Sends the statements of January 2025, which settle a cost by hand. @returns the id of the run */
export async function aSentStatement({ accountant }: Tenant, building_id: string): Promise<string> {
  const lines = [
    { account_code: '6107', debit: 10 },
    { account_code: '551', credit: 10 },
  ];
  const entry = { building_id, entry_date: '2025-01-15', description: 'Repair', lines };
  must(await accountant.post('/journal-entries', entry), 201);
  const period = { period_from: '2025-01-01', period_to: '2025-01-31' };
  const path = `/buildings/${building_id}/statements`;
  const { id } = must(await accountant.post(path, period), 201);
  must(await accountant.put(`/statements/${id}/freeze`, {}), 200);
  must(await accountant.put(`/statements/${id}/send`, { due_date: '2026-12-31' }), 200);
  return id;
}
