import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoleType } from '#contract/access.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { Language } from '#domain/kernel/language.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { seedBelgianPcmn } from '#features/books/accounts/index.ts';
import { createFiscalYear } from '#features/books/fiscal-years/index.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { importBuilding, planUpload, readFiles } from '#features/imports/register/index.ts';
import { suppressNotifications } from '#features/notifications/index.ts';
import { createUser } from '#features/people/auth/index.ts';
import { createOrganization, findOrganization } from '#features/people/organizations/index.ts';
import { WORKING_ACCOUNT } from '#features/register/bank-accounts/index.ts';
import { updateOwner } from '#features/register/owners/index.ts';
import {
  makeSystemContext,
  type DemoPaper,
  type DemoStage,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { instantOf, findToday } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { writeDemoBankFile } from './bank-file.ts';
import { readDemoFiles, parseRecords } from './demo-files.ts';
import { storeDemoPapers } from './demo-papers.ts';
import { findBalance, isEmptyDatabase, listOpenItems, lockDemo, ownerByRef } from './repository.ts';
import {
  randomPassword,
  readSignInFile,
  signInLines,
  writeSignInFile,
  type DemoAccount,
} from './sign-in-file.ts';

export interface DemoOptions extends SystemDependencies {
  /** The folder that the passwords are written to. */
  readonly dataDirectory: string;
  /** Base URL of links in letters. */
  readonly publicUrl: string;
  /** Store for the papers of invoices; without one, the demo has none. */
  readonly files?: FileStore;
  /** The records that each feature adds, in order. */
  readonly steps: readonly ((stage: DemoStage) => Promise<void>)[];
}

interface Person {
  readonly role: RoleType;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** Number of receipts in the bank file that name what they pay. */
const RECEIPTS = 4;
const DAY_MS = 24 * 60 * 60 * 1_000;

const ORGANIZATION = {
  name: 'Gestion Clairval',
  contact_email: 'bureau@example.org',
  address: 'Avenue Louise 54',
  postal_code: '1050',
  city: 'Ixelles',
  phone: '+3225551234',
  enterprise_number: '0999.999.922',
  registration_number: '509.999',
};
/** The owner in the files whose account gets the role Owner. */
const OWNER_REF = 'O03';

const PEOPLE: readonly Person[] = [
  { role: 'SuperAdmin', email: 'superadmin@example.org', name: 'Ada Lambert', language: 'en' },
  { role: 'Syndic', email: 'syndic@example.org', name: 'Camille Clairval', language: 'fr' },
  { role: 'Accountant', email: 'accountant@example.org', name: 'Bram Goossens', language: 'nl' },
  { role: 'BoardMember', email: 'board@example.org', name: 'Nathalie Gobert', language: 'fr' },
  { role: 'Auditor', email: 'auditor@example.org', name: 'Jürgen Schmitz', language: 'de' },
  { role: 'Owner', email: 'owner@example.org', name: 'Hugo Vermeersch', language: 'nl' },
];

/**
 * Fills an empty database with a demo building, its books and one user per role, in one
 * transaction. Leaves any other database unchanged.
 * @returns how to sign in, one line per user; empty where no demo exists
 */
export async function seedDemo(options: DemoOptions): Promise<readonly string[]> {
  const { database, ids, dataDirectory, files } = options;
  const effects: (() => void)[] = [];
  const papers: DemoPaper[] = [];
  const organizationId = ids.next();
  const lines = await database.write(organizationId, async (db) => {
    effects.length = 0;
    papers.length = 0;
    if (!(await isEmptyDatabase(db))) return undefined;
    await lockDemo(db);
    // Another process may have made the demo while this one waited.
    return (await isEmptyDatabase(db)) ? makeDemo(options, db, { effects, papers }) : undefined;
  });
  for (const effect of effects) effect();
  if (lines !== undefined) {
    if (files !== undefined) await storeDemoPapers({ ...options, files }, organizationId, papers);
    return lines;
  }
  const kept = await readSignInFile(dataDirectory);
  if (kept === undefined) return [];
  const organization = await database.read(NIL_UUID, (db) =>
    findOrganization(db, kept.organization_id),
  );
  return organization === undefined ? [] : kept.lines;
}

async function makeDemo(
  options: DemoOptions,
  db: Connection,
  after: { readonly effects: (() => void)[]; readonly papers: DemoPaper[] },
): Promise<readonly string[]> {
  const { effects, papers } = after;
  const { clock, dataDirectory, steps } = options;
  const year = getYear(findToday(clock));
  const files = await readDemoFiles(year);
  const making = { newId: () => db.organizationId, now: instantOf(clock.nowMs()) };
  await createOrganization(db, making, ORGANIZATION);
  const system = makeSystemContext(options, db, effects);
  const { result } = await importBuilding(system, planUpload(readFiles(files)), {
    isDryRun: false,
  });
  const { building_id: buildingId } = result;
  assert(buildingId !== null, 'The demo has no building');
  const { accounts, users } = await makeUsers(system);
  await seedBelgianPcmn(system, await lockLedger(system));
  for (const label of [year - 1, year]) {
    await createFiscalYear(system, buildingId, {
      start_date: `${label}-01-01`,
      end_date: `${label}-12-31`,
    });
  }
  const as = (role: RoleType, daysAgo = 0) =>
    makeSystemContext(shiftClock(options, daysAgo), db, effects, {
      ...system.principal,
      role,
      account_id: users.get(role) ?? NIL_UUID,
      user_id: users.get(role) ?? NIL_UUID,
    });
  const stage: DemoStage = {
    building_id: buildingId,
    public_url: options.publicUrl,
    as,
    recordsOf: (name) => parseRecords(files.get(name) ?? Buffer.alloc(0)),
    keepPaper: (paper) => papers.push(paper),
  };
  for (const enter of steps) await enter(stage);
  // The demo spans a year of work: a first sign-in should not show a hundred messages about it.
  await suppressNotifications(system);
  const lines = signInLines(accounts);
  await writeBankFile(system, dataDirectory);
  // Inside the transaction: a demo without a stored password would be useless.
  await writeSignInFile(dataDirectory, db.organizationId, lines);
  return lines;
}

/** Leaves a statement of today to import: receipts of what is open, and one that nothing names. */
async function writeBankFile({ db, today }: TenantContext, directory: string): Promise<void> {
  const receipts = [
    ...(await listOpenItems(db, RECEIPTS)),
    { amount_cents: 50_00, name: 'I. Carlier', reference: null },
  ];
  const opening_cents = await findBalance(db, WORKING_ACCOUNT.account_code);
  const { iban } = WORKING_ACCOUNT;
  const text = writeDemoBankFile({ iban, date: today, opening_cents, receipts });
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'demo-bank-file.xml'), text);
}

/** Sets the clock back by whole days. */
function shiftClock(deps: DemoOptions, days: number): DemoOptions {
  return { ...deps, clock: { nowMs: () => deps.clock.nowMs() - days * DAY_MS } };
}

async function makeUsers(
  ctx: TenantContext,
): Promise<{ accounts: DemoAccount[]; users: Map<RoleType, string> }> {
  const { db, organizationId } = ctx;
  const ownerId = await ownerByRef(db, OWNER_REF);
  const accounts: DemoAccount[] = [];
  const users = new Map<RoleType, string>();
  for (const { role, ...profile } of PEOPLE) {
    const password = randomPassword();
    const grant = {
      role_type: role,
      organization_id: role === 'SuperAdmin' ? null : organizationId,
      owner_id: role === 'Owner' ? ownerId : null,
      building_ids: null,
    };
    const userId = await createUser(db, { ...profile, phone: null, password, roles: [grant] }, ctx);
    assert(userId !== undefined, 'A user of the demo exists already');
    users.set(role, userId);
    accounts.push({ email: profile.email, password, role });
  }
  await updateOwner(ctx, ownerId, { user_id: users.get('Owner') ?? NIL_UUID });
  return { accounts, users };
}
