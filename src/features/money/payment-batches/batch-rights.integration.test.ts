import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { batchWork, type BatchWork } from '#test/helpers/payment-batches.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: BatchWork;
let supplierId: string;

beforeAll(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = await batchWork(tenant, fixture);
  supplierId = await work.aSupplier({ name: 'Liftservice NV', bic: 'BBRUBEBB' });
});

const post = (body: object, as: Caller) =>
  as.post('/payment-batches', { bank_account_id: work.bankAccountId, ...body });
const act = (id: string, operation: string, as: Caller) =>
  as.put(`/payment-batches/${id}/${operation}`);

describe('who may', () => {
  const who = ['syndic', 'accountant', 'boardMember', 'auditor', 'owner'] as const;
  type Who = (typeof who)[number];
  const asCaller = (name: Who): Caller => (name === 'owner' ? fixture.owner : tenant[name]);

  it.each<[Who, number, number, number, number]>([
    // read, write, approve, file
    ['syndic', 200, 201, 200, 200],
    ['accountant', 200, 201, 200, 200],
    ['boardMember', 200, 403, 200, 200],
    ['auditor', 200, 403, 403, 200],
    ['owner', 403, 403, 403, 403],
  ])('%s', async (name, read, write, approve, handOut) => {
    const as = asCaller(name);
    const { id } = await work.anInvoice(supplierId);
    must(await as.get('/payment-batches'), read);
    const made = await post({ expense_ids: [id] }, as);
    must(made, write);
    const maker = name === 'syndic' ? tenant.accountant : tenant.syndic;
    const other = await work.anInvoice(supplierId);
    const batch = must(await post({ expense_ids: [other.id] }, maker), 201);
    must(await as.get(`/payment-batches/${batch.id}`), read);
    must(await act(batch.id, 'approve', as), approve);
    if (approve === 403) {
      must(await act(batch.id, 'approve', tenant.accountant), 200);
    }
    must(await as.get(`/payment-batches/${batch.id}/file`), handOut);
    must(await act(batch.id, 'mark-sent', as), write === 201 ? 200 : 403);
    const cancelled = must(await post({ expense_ids: [id] }, maker), write === 201 ? 409 : 201);
    if (write === 403) must(await act(cancelled.id, 'cancel', as), 403);
    else must(await act(made.body.id, 'cancel', as), 200);
  });

  it('has them in the buildings of their role, and no other', async () => {
    const { organizationId } = tenant;
    const elsewhere = must(
      await tenant.syndic.post('/buildings', {
        name: 'Elsewhere',
        address: 'Rue 2',
        total_units: 1,
        total_quota: 1,
      }),
      201,
    ).id;
    const narrowed = (buildingIds: readonly string[]) =>
      aCaller(test, { role: 'Syndic', organizationId, buildingIds });
    const batch = await work.aBatch([(await work.anInvoice(supplierId)).id]);
    const stranger = await narrowed([elsewhere]);
    must(await act(batch.id, 'approve', stranger), 404);
    expect(must(await stranger.get('/payment-batches'), 200)).toEqual([]);
    must(await act(batch.id, 'approve', await narrowed([fixture.buildingId])), 200);
  });
});
