import { expect } from 'vitest';
import type { RoleType } from '#contract/access.ts';
import { assert } from '#domain/kernel/assert.ts';
import { importResidence } from '#test/helpers/imported-residence.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

export const WORKING_IBAN = 'BE68539007547034';
export const RESERVE_IBAN = 'BE62510007547061';

/** No entry of these tests is dated later. */
const LAST_YEAR = 2027;
const OWNER_ACCOUNT = /^41(0|7)/;

/** Amounts are added up and compared in cents. */
export const cents = (euro: number): number => Math.round(euro * 100);

/** Users who work on the residence; they sign in again each day. */
interface People {
  syndic: Caller;
  accountant: Caller;
  auditor: Caller;
}

/** The residence by the names in its files. */
interface Place {
  readonly test: TestApp;
  readonly as: Readonly<People>;
  readonly buildingId: string;
  readonly ownerIds: ReadonlyMap<string, string>;
  readonly unitIds: ReadonlyMap<string, string>;
  /** Id of the owner with this reference. */
  readonly owner: (ref: string) => string;
  readonly unit: (unitNumber: string) => string;
  /** Id of a distribution key. */
  readonly key: (name: string) => string;
  /** Adds an owner who is not in the files, under a reference of the test's own. */
  readonly anOwner: (ref: string, name: string) => Promise<string>;
  /** Moves the clock to the morning of that day. */
  readonly onDay: (day: string) => Promise<void>;
  /** Signs in the owner with this reference. */
  readonly asOwner: (ref: string) => Promise<Caller>;
}

async function aPlace(day: string): Promise<Place> {
  const test = await startTestApp();
  test.clock.set(`${day}T08:00:00Z`);
  const tenant = await aTenant(test);
  const { organizationId, syndic, accountant, auditor } = tenant;
  const people = { syndic, accountant, auditor };
  const { buildingId, unitIds, keyIds, ...residence } = await importResidence(tenant);
  const ownerIds = new Map(residence.ownerIds);
  const owner = (ref: string) => named(ownerIds, ref);
  const signIn = (role: RoleType) => aCaller(test, { role, organizationId });
  return {
    test,
    as: people,
    buildingId,
    ownerIds,
    unitIds,
    owner,
    unit: (unitNumber) => named(unitIds, unitNumber),
    key: (name) => named(keyIds, name),
    async anOwner(ref, name) {
      const fields = { name, email: `${ref}@example.org` };
      const { id } = must(await people.syndic.post('/owners', fields), 201);
      ownerIds.set(ref, id);
      return id;
    },
    async onDay(next) {
      test.clock.set(`${next}T08:00:00Z`);
      people.syndic = await signIn('Syndic');
      people.accountant = await signIn('Accountant');
      people.auditor = await signIn('Auditor');
    },
    asOwner: (ref) => aCaller(test, { role: 'Owner', organizationId, ownerId: owner(ref) }),
  };
}

function named(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the residence has no ${name}`);
  return id;
}

/** An entry of two lines, in euro. */
interface ByHand {
  readonly day: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
  readonly description?: string;
}

/** Work of an accountant in the residence. */
interface Bookkeeping {
  /** Adds a bank account and returns its id. */
  aBankAccount(iban: string, accountCode: string): Promise<string>;
  /** Adds a key that splits equally over these units, and returns its id. */
  aKey(name: string, unitNumbers: readonly string[]): Promise<string>;
  aCall(fields: object): Promise<Json>;
  aSentCall(fields: object): Promise<Json>;
  /** Returns the owner's receivable of a call; fails if there is none. */
  receivable(callId: string, ref: string): Promise<Json>;
  pay(ref: string, amount: number, more?: object): Promise<Json>;
  /** Posts an entry and returns its id; lines on co-owners' accounts name the owner. */
  post(ref: string, entry: ByHand): Promise<string>;
}

function bookkeepingOf({ as, buildingId, owner, unit }: Place): Bookkeeping {
  const building_id = buildingId;
  const created = async (path: string, body: unknown): Promise<Json> =>
    must(await as.accountant.post(path, body), 201);
  const aCall = (fields: object) => created('/calls-for-funds', { building_id, ...fields });
  return {
    async aBankAccount(iban, account_code) {
      const account = { iban, holder: 'ACP Erables', account_code };
      return (await created(`/buildings/${buildingId}/bank-accounts`, account)).id;
    },
    async aKey(name, unitNumbers) {
      const weights = unitNumbers.map((number) => ({ unit_id: unit(number), weight: 1 }));
      const path = `/buildings/${buildingId}/distribution-keys`;
      return must(await as.syndic.post(path, { name, weights }), 201).id;
    },
    aCall,
    async aSentCall(fields) {
      const { id } = await aCall(fields);
      return must(await as.accountant.put(`/calls-for-funds/${id}/send`), 200);
    },
    async receivable(callId, ref) {
      const answer = await as.accountant.get(`/calls-for-funds/${callId}/receivables`);
      const all: Json[] = must(answer, 200);
      const one = all.find(({ owner_id }) => owner_id === owner(ref));
      assert(one !== undefined, `${ref} owes nothing by the call`);
      return one;
    },
    pay: (ref, amount, more = {}) =>
      created('/payments', { owner_id: owner(ref), building_id, amount, ...more }),
    async post(ref, { day, debit, credit, amount, description = 'By hand' }) {
      const line = (account_code: string, side: object) => ({
        account_code,
        ...side,
        ...(OWNER_ACCOUNT.test(account_code) ? { owner_id: owner(ref), due_date: day } : {}),
      });
      const lines = [line(debit, { debit: amount }), line(credit, { credit: amount })];
      const entry = { building_id, entry_date: day, description, lines };
      return (await created('/journal-entries', entry)).id;
    },
  };
}

/** Reads of an auditor. */
interface Sight {
  account(ref: string): Promise<Json>;
  /** Debit balances of the building's accounts, without zeros. */
  books(): Promise<Record<string, number>>;
  /** Fails unless the owner accounts in the books equal the open items. */
  expectAgreement(): Promise<void>;
  /** Fails unless the chain of entries matches what was posted. */
  expectProof(): Promise<void>;
}

function sightOf({ as, buildingId, owner }: Place): Sight {
  async function books(): Promise<Record<string, number>> {
    const path = `/reports/trial-balance?building_id=${buildingId}&year=${LAST_YEAR}`;
    const report = await as.auditor.get(path);
    const accounts: { code: string; balance: number }[] = must(report, 200).accounts;
    const moved = accounts.filter(({ balance }) => balance !== 0);
    return Object.fromEntries(moved.map(({ code, balance }) => [code, balance]));
  }
  return {
    books,
    account: async (ref) =>
      must(await as.auditor.get(`/owners/${owner(ref)}/account?building_id=${buildingId}`), 200),
    async expectAgreement() {
      const inBooks = Object.entries(await books())
        .filter(([code]) => OWNER_ACCOUNT.test(code))
        .reduce((sum, [, balance]) => sum + cents(balance), 0);
      const integrity = must(await as.auditor.get('/owner-accounts/integrity'), 200);
      expect(integrity).toMatchObject({ balanced: true, differences: [] });
      expect(cents(integrity.total_books)).toBe(inBooks);
      expect(cents(integrity.total_open_items)).toBe(inBooks);
    },
    async expectProof() {
      const proof = must(await as.auditor.get('/ledger/proof'), 200);
      expect(proof).toMatchObject({ balanced: true, chain_intact: true });
      expect(proof.total_debit).toBe(proof.total_credit);
    },
  };
}

/** The residence on a day, with its bank accounts. */
export interface Stage extends Place, Bookkeeping, Sight {
  readonly bankAccounts: { readonly working: string; readonly reserve: string };
}

/**
 * Imports the residence.
 * @param day of the import
 */
export async function aStage(day: string): Promise<Stage> {
  const place = await aPlace(day);
  const bookkeeping = bookkeepingOf(place);
  const bankAccounts = {
    working: await bookkeeping.aBankAccount(WORKING_IBAN, '551'),
    reserve: await bookkeeping.aBankAccount(RESERVE_IBAN, '550'),
  };
  return { ...place, ...bookkeeping, ...sightOf(place), bankAccounts };
}
