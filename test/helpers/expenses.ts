import type { ExpenseOperation, ExpenseStatus } from '#domain/expenses/expense-state.ts';
import { aFixture, type Fixture } from './fixture.ts';
import { aTenant, must, type Answer, type Tenant, type TestApp } from './test-app.ts';

const bodies: Record<ExpenseOperation, object | undefined> = {
  'submit-for-approval': undefined,
  approve: { approval_notes: 'Seen' },
  reject: { rejection_reason: 'Too dear' },
  'mark-paid': {},
  'unmark-paid': { reason: 'Came back' },
  cancel: { reason: 'Twice' },
};

const pathTo: Record<ExpenseStatus, ExpenseOperation[]> = {
  Draft: [],
  PendingApproval: ['submit-for-approval'],
  Approved: ['submit-for-approval', 'approve'],
  Rejected: ['submit-for-approval', 'reject'],
  Paid: ['submit-for-approval', 'approve', 'mark-paid'],
  Cancelled: ['submit-for-approval', 'approve', 'cancel'],
};

/** Expenses of a fixture's building, brought into any state by its syndic. */
export interface ExpenseWork {
  input(more?: object): Record<string, unknown>;
  operate(id: string, operation: ExpenseOperation): Promise<Answer>;
  /** Creates an expense in this state and returns its id. */
  anExpense(status: ExpenseStatus, more?: object): Promise<string>;
}

export function expenseWork({ syndic }: Tenant, fixture: Fixture): ExpenseWork {
  const work: ExpenseWork = {
    input: (more = {}) => ({
      building_id: fixture.buildingId,
      description: 'Boiler repair',
      amount: 100.01,
      expense_date: '2026-02-10',
      category: 'Repairs',
      supplier: 'Chaud Devant SRL',
      ...more,
    }),
    operate: (id, operation) => syndic.put(`/expenses/${id}/${operation}`, bodies[operation]),
    async anExpense(status, more = {}) {
      const { id } = must(await syndic.post('/expenses', work.input(more)), 201);
      for (const operation of pathTo[status]) must(await work.operate(id, operation), 200);
      return id;
    },
  };
  return work;
}

/** A tenant with a fixture, and the expenses of its building. */
interface ExpenseStage {
  readonly tenant: Tenant;
  readonly fixture: Fixture;
  readonly work: ExpenseWork;
}

/** Opens a tenant with a fixture whose building has expenses. */
export async function expenseStage(test: TestApp): Promise<ExpenseStage> {
  const tenant = await aTenant(test);
  const fixture = await aFixture(test, tenant);
  return { tenant, fixture, work: expenseWork(tenant, fixture) };
}

/** Enters an expense, submits it, and has the council approve it. Returns its id. */
export async function approveExpense(
  { accountant, boardMember }: Pick<Tenant, 'accountant' | 'boardMember'>,
  expense: object,
): Promise<string> {
  const { id } = must(await accountant.post('/expenses', expense), 201);
  must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
  must(await boardMember.put(`/expenses/${id}/approve`), 200);
  return id;
}

/** Fills a reserve fund of a building by a manual entry at the beginning of 2025. */
export async function fillReserve(
  { accountant }: Pick<Tenant, 'accountant'>,
  building_id: string,
  amount: number,
  account_code = '160',
): Promise<void> {
  const lines = [
    { account_code: '550', debit: amount },
    { account_code, credit: amount },
  ];
  const entry = { building_id, entry_date: '2025-01-02', description: 'Reserve', lines };
  must(await accountant.post('/journal-entries', entry), 201);
}
