import type { NameSource, NameSources } from '#platform/db/names.ts';
import { sql } from '#platform/db/sql.ts';
import { users } from './auth.ts';
import { bankAccounts } from './bank-accounts.ts';
import { buildings } from './buildings.ts';
import { expenses } from './expenses.ts';
import { owners } from './owners.ts';
import { suppliers } from './suppliers.ts';
import { units } from './units.ts';

/** Sources of display names, by the field that holds the id. */
export const nameSources: NameSources = {
  owner_id: owners,
  unit_id: (db) => sql`(select id, unit_number as name from ${units(db)} as unit)`,
  building_id: buildings,
  bank_account_id: (db) => sql`(select id, iban as name from ${bankAccounts(db)} as account)`,
  expense_id: (db) => sql`(select id, concat_ws(' · ', supplier, description) as name
    from ${expenses(db)} as expense)`,
  supplier_id: suppliers,
  submitted_by: users,
  approved_by: users,
  acknowledged_by: users,
};

/** Names of owners as the books keep them: those of erased owners too. */
const ownersInBooks: NameSource = (db) =>
  sql`(select id, coalesce(kept_name, name) as name from ${owners(db)} as owner)`;

/** Sources of display names as the books keep them. */
export const nameSourcesInBooks: NameSources = { ...nameSources, owner_id: ownersInBooks };
