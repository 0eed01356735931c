import { listExpenses } from '#features/money/expenses/repository.ts';
import { listBuildings } from '#features/register/buildings/repository.ts';
import { listOwners } from '#features/register/owners/repository.ts';
import { listUnits } from '#features/register/units/repository.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import {
  findRow,
  insertRow,
  insertRowsReturning,
  type NewRow,
  type TableWith,
} from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { verifyPassword } from '#platform/security/passwords.ts';
import { PASSWORD, pick, type Facts } from './facts.ts';

/** Database work of an operation without the service around it (for a login: only argon2). */
type BareWork = (database: Database, facts: Facts, turn: number) => Promise<unknown>;

function reading(work: (db: Connection, facts: Facts, turn: number) => Promise<unknown>): BareWork {
  return (database, facts, turn) =>
    database.read(facts.organization_id, (db) => work(db, facts, turn));
}

const rowById = (table: TableWith<'id'>, idsOf: (facts: Facts) => readonly string[]) =>
  reading((db, facts, turn) => findRow(db, table, pick(idsOf(facts), turn)));

/**
 * As much of a request context as the list of owners reads, for a user who sees the whole
 * organization.
 */
function seeingAll(db: Connection): TenantContext {
  const principal = { owner_id: null, building_ids: null };
  return {
    db,
    organizationId: db.organizationId,
    principal,
    today: '2025-12-31',
  } as unknown as TenantContext;
}

const aDraft = (facts: Facts, turn: number): NewRow<'expenses'> => ({
  id: uuidv7Source.next(),
  status: 'Draft',
  building_id: pick(facts.keys, turn).building_id,
  description: 'Facture',
  amount_cents: 12_100,
  expense_date: '2025-06-30',
  category: 'Maintenance',
  supplier: 'Fournisseur 1',
  supplier_id: pick(facts.supplier_ids, turn),
  account_code: '6107',
  distribution_key_id: pick(facts.keys, turn).key_id,
  line_items: [],
  created_by: facts.organization_id,
});

const anOwner = (facts: Facts) => ({
  id: uuidv7Source.next(),
  name: 'Anne Peeters',
  email: 'anne@example.org',
  kind: 'Person' as const,
  phone: null,
  address: null,
  language: 'fr' as const,
  user_id: null,
  enterprise_number: null,
  external_ref: null,
  created_by: facts.organization_id,
  created_at: '2025-06-30T12:00:00Z',
});

/** Bare work by name of the case. The statements come from the repositories of the service. */
export const bareWork: Readonly<Record<string, BareWork>> = {
  'building by id': rowById('buildings', (facts) => facts.building_ids),
  'unit by id': rowById('units', (facts) => facts.unit_ids),
  'expense by id': rowById('expenses', (facts) => facts.expense_ids),
  buildings: reading((db) => listBuildings(db, [], {})),
  'units of a building': reading((db, facts, turn) =>
    listUnits(
      db,
      { building_id: pick(facts.building_ids, turn), limit: 20 },
      { visible: [], holderId: null, today: '2026-01-01' },
    ),
  ),
  expenses: reading((db) => listExpenses(db, { limit: 20 }, [])),
  'expenses of a building': reading((db, facts, turn) =>
    listExpenses(db, { limit: 20, building_id: pick(facts.building_ids, turn) }, []),
  ),
  'expenses by status': reading((db) =>
    listExpenses(db, { limit: 20, status: ['PendingApproval'] }, []),
  ),
  owners: reading((db) => listOwners(seeingAll(db), { limit: 20 })),
  login: (_database, facts) => verifyPassword(facts.password_hash, PASSWORD),
  'create expense': (database, facts, turn) =>
    database.write(facts.organization_id, (db) => insertRow(db, 'expenses', aDraft(facts, turn))),
  'create owner': (database, facts) =>
    database.write(facts.organization_id, (db) =>
      insertRowsReturning(db, 'owners', [anOwner(facts)]),
    ),
};
