import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { ownerBooks, type OwnerBooks } from '#test/helpers/owner-books.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

/** State of the sequence so far, which later steps refer to. */
interface Done {
  readonly books: OwnerBooks;
  readonly communications: string[];
  readonly payments: string[];
  readonly entries: string[];
}

type Step = (done: Done) => Promise<void>;

const amount = fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100);
const place = fc.nat({ max: 20 });

/** Removes one item from the list, chosen by the number. */
function takeFrom(list: string[], index: number): string | undefined {
  return list.splice(list.length === 0 ? 0 : index % list.length, 1)[0];
}

const charging = fc
  .record({
    amount,
    account_code: fc.constantFrom('4100' as const, '4101' as const),
    counter_account: fc.constantFrom('701', '701', '643'),
    due: fc.constantFrom('2026-01-10', '2026-02-10', '2026-03-10'),
  })
  .map((input): Step => async ({ books, communications, entries }) => {
    const { structured_communication, entry_id } = await books.charge(input);
    communications.push(structured_communication);
    entries.push(entry_id);
  });

const paying = fc
  .record({ amount, named: fc.option(place) })
  .map(({ amount: euro, named }): Step => async ({ books, communications, payments }) => {
    const communication = named === null ? undefined : communications[named];
    payments.push((await books.pay(euro, { communication })).id);
  });

const crediting = amount.map((euro): Step => async ({ books, entries }) => {
  entries.push((await books.post('701', '4101', euro)).id);
});

const doubting = amount.map((euro): Step => async ({ books, entries }) => {
  entries.push((await books.post('417', '4101', euro)).id);
});

const takingBack = place.map((index): Step => async ({ payments }) => {
  const id = takeFrom(payments, index);
  if (id !== undefined) must(await tenant.accountant.put(`/payments/${id}/reverse`), 200);
});

const reversing = place.map((index): Step => async ({ entries }) => {
  const id = takeFrom(entries, index);
  if (id !== undefined) must(await tenant.accountant.post(`/journal-entries/${id}/reverse`), 201);
});

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: charging },
    { weight: 4, arbitrary: paying },
    { weight: 1, arbitrary: crediting },
    { weight: 1, arbitrary: doubting },
    { weight: 2, arbitrary: takingBack },
    { weight: 2, arbitrary: reversing },
  ),
  { minLength: 4, maxLength: 12 },
);

/** Finds items whose open amount does not match their allocations. */
function inconsistentItems(buildingId: string): Promise<unknown[]> {
  const { organizationId } = tenant;
  return test.database.read(organizationId, (db) =>
    db.query(sql`with item as (
        select 'receivable' as kind, id, amount_cents, open_cents as rest, cancelled_at from app.receivables
          where organization_id = ${organizationId} and building_id = ${buildingId}
        union all select 'credit', id, amount_cents, free_cents, cancelled_at from app.credits
          where organization_id = ${organizationId} and building_id = ${buildingId})
      select item.* from item
      left join lateral (select coalesce(sum(amount_cents), 0) as taken from app.allocations
          where organization_id = ${organizationId} and released_at is null
            and item.id in (credit_id, receivable_id)) as part on true
      where rest + taken <> case when cancelled_at is null then amount_cents else 0 end`),
  );
}

describe('whatever the order of charges, payments and their reversals', () => {
  it('the items agree with the books after every step', async () => {
    const law = fc.asyncProperty(steps, async (sequence) => {
      const books = await ownerBooks(test, tenant);
      const done: Done = { books, communications: [], payments: [], entries: [] };
      for (const step of sequence) {
        await step(done);
        await books.expectAgreement();
      }
      expect(await inconsistentItems(books.buildingId)).toEqual([]);
      for (const id of done.payments) {
        must(await tenant.accountant.put(`/payments/${id}/reverse`), 200);
      }
      for (const id of done.entries) {
        must(await tenant.accountant.post(`/journal-entries/${id}/reverse`), 201);
      }
      await books.expectAgreement();
      expect(await books.balances()).toEqual({});
    });
    await fc.assert(law, { numRuns: 8 });
  });
});
