import { expect } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { must, type Json, type Tenant, type TestApp } from './test-app.ts';

/** A charge to an owner by a manual entry. */
export interface ChargeInput {
  readonly amount: number;
  readonly account_code?: '4100' | '4101';
  readonly due?: string;
  /** 643 and 74 make it a cost. */
  readonly counter_account?: string;
}

/** A receivable, as payments refer to it. */
export interface TestReceivable {
  readonly id: string;
  readonly entry_id: string;
  /** Twelve digits. */
  readonly structured_communication: string;
}

/** A building and an owner without entries in the books. */
export interface OwnerBooks {
  readonly buildingId: string;
  readonly ownerId: string;
  charge(input: ChargeInput): Promise<TestReceivable>;
  /** Posts a manual entry: debit one account and credit another, naming the owner if required. */
  post(debit: string, credit: string, amount: number): Promise<Json>;
  pay(amount: number, more?: object): Promise<Json>;
  /** Returns balances of the co-owners' accounts in the building, without zeros. */
  balances(): Promise<Record<string, number>>;
  /** Expects the books to equal open amounts less free credit, and no owner to have both. */
  expectAgreement(): Promise<void>;
}

const OWNER_ACCOUNT = /^41(0|7)/;

/**
 * Makes the helpers for an owner's books.
 * @param ownerId undefined: a new owner
 */
export async function ownerBooks(
  test: TestApp,
  tenant: Tenant,
  given: { readonly buildingId?: string; readonly ownerId?: string } = {},
): Promise<OwnerBooks> {
  const { syndic, accountant, organizationId } = tenant;
  const building = { name: 'Résidence', address: 'Rue Haute 1', total_units: 2 };
  const owner = { name: 'Anne Peeters', email: 'anne@example.org' };
  const buildingId: string =
    given.buildingId ?? must(await syndic.post('/buildings', building), 201).id;
  const ownerId: string = given.ownerId ?? must(await syndic.post('/owners', owner), 201).id;

  async function post(debit: string, credit: string, amount: number, entry_date = '2026-01-01') {
    const line = (account_code: string, side: object) => ({
      account_code,
      ...side,
      ...(OWNER_ACCOUNT.test(account_code) ? { owner_id: ownerId, due_date: entry_date } : {}),
    });
    const lines = [line(debit, { debit: amount }), line(credit, { credit: amount })];
    const entry = { building_id: buildingId, entry_date, description: 'By hand', lines };
    return must(await accountant.post('/journal-entries', entry), 201);
  }

  async function balances(): Promise<Record<string, number>> {
    const report = await accountant.get(`/reports/trial-balance?building_id=${buildingId}`);
    const accounts: { code: string; balance: number }[] = must(report, 200).accounts;
    return Object.fromEntries(
      accounts
        .filter(({ code, balance }) => OWNER_ACCOUNT.test(code) && balance !== 0)
        .map(({ code, balance }) => [code, balance]),
    );
  }

  return {
    buildingId,
    ownerId,
    post,
    balances,
    async charge({ amount, account_code = '4101', due, counter_account = '701' }) {
      const entry = await post(account_code, counter_account, amount, due);
      return test.database.read(organizationId, (db) =>
        db.one<TestReceivable>(sql`select id, entry_id, structured_communication
          from app.receivables where organization_id = ${organizationId} and entry_id = ${entry.id}`),
      );
    },
    async pay(amount, more = {}) {
      const payment = { owner_id: ownerId, building_id: buildingId, amount, ...more };
      return must(await accountant.post('/payments', payment), 201);
    },
    async expectAgreement() {
      const rows = await test.database.read(organizationId, (db) =>
        db.query<{ open: number; free: number }>(sql`select coalesce(sum(open), 0)::bigint as open,
            coalesce(sum(free), 0)::bigint as free
          from (select owner_id, open_cents as open, 0 as free from app.receivables
              where organization_id = ${organizationId} and building_id = ${buildingId}
            union all select owner_id, 0, free_cents from app.credits
              where organization_id = ${organizationId} and building_id = ${buildingId}) as item
          group by owner_id`),
      );
      // No one owes while they have free credit.
      expect(rows.filter(({ open, free }) => Math.min(open, free) !== 0)).toEqual([]);
      const items = rows.reduce((sum, { open, free }) => sum + open - free, 0);
      const books = Object.values(await balances()).reduce((sum, balance) => sum + balance, 0);
      expect(items).toBe(Math.round(books * 100));
    },
  };
}
