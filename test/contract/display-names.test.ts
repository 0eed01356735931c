import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import { DISPLAY_NAMES } from '#contract/common.ts';
import type { Route } from '#platform/http/route.ts';
import { aStage, bodyOf, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import { must, startTestApp, type Caller, type TestApp } from '#test/helpers/test-app.ts';

/** Every answer gives the display name beside the id of a listed record. */

/** Ids without a display name, and why. */
const ALONE: readonly string[] = [
  // Identity at sign-in, given without access to any organization.
  'RoleAssignment.owner_id',
  // `supplier` has the name.
  'Expense.supplier_id',
  'AccrualProposalsProposal.supplier_id',
  // `description` has the name.
  'ExpensesImportResultLine.expense_id',
];

type Schema = Readonly<Record<string, unknown>>;
const pairs = Object.entries(DISPLAY_NAMES);

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

describe('the interface description', () => {
  const { paths, components } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  };

  /** Collects every schema with properties that occurs in answers, by name. */
  function answered(): Map<string, Schema> {
    const found = new Map<string, Schema>();
    const visit = (node: unknown, name: string): void => {
      if (!isObject(node)) return;
      const { $ref: reference, properties } = node;
      if (typeof reference === 'string') {
        const referred = reference.split('/').at(-1) ?? '';
        if (!found.has(referred)) visit(components.schemas[referred], referred);
        return;
      }
      if (isObject(properties)) found.set(name, properties);
      for (const part of Object.values(node)) visit(part, name);
    };
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      const { operationId, responses } = operation as {
        readonly operationId?: string;
        readonly responses?: unknown;
      };
      for (const [status, answer] of Object.entries(responses ?? {}))
        if (status.startsWith('2')) visit((answer as Schema)['content'], `${operationId}`);
    }
    return found;
  }

  it('has the name beside the id in every answer', () => {
    const schemas = answered();
    const alone = [...schemas].flatMap(([name, properties]) =>
      pairs
        .filter(([id, beside]) => id in properties && !(beside in properties))
        .map(([id]) => `${name}.${id}`),
    );
    expect(alone).toEqual(ALONE);
    const named = [...schemas.values()].filter((each) => pairs.some(([id]) => id in each));
    expect(named.length).toBeGreaterThan(35);
  });
});

describe('the answers', () => {
  let test: TestApp;
  let stage: Stage;
  /** Display names by id. */
  let called: ReadonlyMap<string, string>;

  beforeAll(async () => {
    test = await startTestApp();
    stage = await aStage(test);
    called = await register();
  });

  async function register(): Promise<Map<string, string>> {
    const { syndic } = stage.tenant;
    const lists = {
      '/owners': 'name',
      '/units': 'unit_number',
      '/buildings': 'name',
      '/suppliers': 'name',
      '/users': 'name',
    };
    const names = new Map<string, string>();
    for (const [path, field] of Object.entries(lists)) {
      for (const row of must(await syndic.get(`${path}?limit=500`), 200))
        names.set(row.id, row[field]);
    }
    const { buildingId } = stage.fixture;
    for (const { id, iban } of must(
      await syndic.get(`/buildings/${buildingId}/bank-accounts`),
      200,
    ))
      names.set(id, iban);
    for (const expense of must(await syndic.get('/expenses?limit=500'), 200))
      names.set(expense.id, [expense.supplier, expense.description].filter(Boolean).join(' · '));
    return names;
  }

  /** Counts the ids in an answer after checking that each has the right name beside it. */
  function checked(answer: unknown, where: string): number {
    if (!isObject(answer)) return 0;
    let count = 0;
    for (const [id, beside] of pairs) {
      if (!(id in answer)) continue;
      const name = answer[id] === null ? null : called.get(answer[id] as string);
      const isOtherwise = id === 'supplier_id' && 'supplier' in answer;
      expect(answer[isOtherwise ? 'supplier' : beside], `${where} ${beside}`).toBe(name);
      count += 1;
    }
    return Object.values(answer).reduce<number>((sum, part) => sum + checked(part, where), count);
  }

  const callerOf = ({ access }: Route): Caller =>
    mayUse(access, 'Syndic') ? stage.tenant.syndic : stage.tenant.accountant;
  const byOperation = (operationId: string): Route => {
    const route = test.app.routes.find((one) => one.operationId === operationId);
    if (route === undefined) throw new Error(`no operation ${operationId}`);
    return route;
  };

  it('name what they hold the id of, in lists and in single records alike', async () => {
    const named: string[] = [];
    for (const route of test.app.routes) {
      const isRead = route.method === 'GET' && route.mode !== 'stream' && route.answer;
      if (!isRead || !route.access.includes(':') || route.path.startsWith('/users')) continue;
      const answer = await callerOf(route).get(pathOf(stage, route));
      if (checked(answer.body, route.operationId) > 0) named.push(route.operationId);
    }
    expect(named).toEqual(
      expect.arrayContaining([
        'listUnits',
        'getUnit',
        'listUnitOwners',
        'listUnitOwnerHistory',
        'getUnitOwner',
        'getOwnershipTotal',
        'listUnitsOfOwner',
        'listUnitHistoryOfOwner',
        'listDistributionKeys',
        'listExpenses',
        'getExpense',
        'getExpenseDistribution',
        'listPaymentBatches',
        'getPaymentBatch',
        'listBankAccounts',
        'listCallsForFunds',
        'getCallForFunds',
        'previewCallForFunds',
        'listCallReceivables',
        'listCallDeliveries',
        'listPayments',
        'listBankTransactions',
        'getBankStatement',
        'reconcileBankAccount',
        'getPayment',
        'getOwnerAccount',
        'getOwnerStatement',
        'listJournalEntries',
        'listFiscalYears',
        'getBalanceSheet',
        'listPaymentReminders',
        'getPaymentReminder',
        'getReminderSettings',
      ]),
    );
  });

  it('name it in what a change answers, and pass over the names that a body gives', async () => {
    const { accountant } = stage.tenant;
    const names = { owner_name: 'Somebody', building_name: 'Elsewhere' };
    const paid = { ...bodyOf(stage, byOperation('createPayment')), ...names };
    expect(checked(must(await accountant.post('/payments', paid), 201), 'createPayment')).toBe(3);
    const run = must(await accountant.post('/payment-reminders/run', { dry_run: true }), 200);
    expect(checked(run, 'runPaymentReminders')).toBeGreaterThan(1);
    const path = `/expenses/${stage.fixture.expenseId}`;
    const entered = must(
      await accountant.put(path, {
        ...names,
        borne_by: 'OneOwner',
        owner_id: stage.fixture.ownerId,
      }),
      200,
    );
    expect(entered).toMatchObject({ owner_name: 'Anne Peeters', building_name: 'Les Tilleuls' });
  });

  it('tell by the tag that somebody is called otherwise, and take the tag from before in a change', async () => {
    const { syndic, accountant } = stage.tenant;
    const path = `/payments/${stage.funds.paymentId}`;
    const before = await accountant.get(path);
    const tag = String(before.headers['etag']);
    expect((await accountant.get(path, { 'if-none-match': tag })).status).toBe(304);
    must(await syndic.put(`/owners/${stage.fixture.ownerId}`, { name: 'Anne Claes' }), 200);
    const after = await accountant.get(path, { 'if-none-match': tag });
    expect(must(after, 200)).toMatchObject({ owner_name: 'Anne Claes' });
    expect(after.headers['etag']).not.toBe(tag);
    const list = must(await accountant.get('/payments'), 200) as { id: string; etag: string }[];
    expect(list.find(({ id }) => id === before.body.id)?.etag).toBe(after.headers['etag']);
    must(await accountant.put(`${path}/reverse`, {}, { 'if-match': '"9~AAAAAAAAAAA"' }), 412);
    must(await accountant.put(`${path}/reverse`, {}, { 'if-match': tag }), 200);
  });
});
