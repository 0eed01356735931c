import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Client } from 'pg';
import { DEFAULT_ACCOUNT_CODES } from '#domain/expenses/expense-categories.ts';

/** Numbers of seeded organizations, users, buildings, units and owners. */
export interface RegisterSize {
  /** Buildings of each organization. */
  readonly buildings: readonly number[];
  readonly units_per_building: number;
  /** Each flat has its own owner; the other units are garages of these owners. */
  readonly flats_per_building: number;
  /** Users of the first organization. */
  readonly users: number;
}

/** Size of the seed. The first organization is measured and is the only one with books. */
export interface Size extends RegisterSize {
  readonly expenses_per_building: number;
  readonly suppliers: number;
}

export const FULL: Size = {
  buildings: [500, ...Array.from({ length: 10 }, () => 50)],
  units_per_building: 50,
  flats_per_building: 40,
  expenses_per_building: 200,
  suppliers: 300,
  users: 48,
};

export const QUICK: Size = { ...FULL, buildings: [50, ...Array.from({ length: 5 }, () => 10)] };

const CHART = new URL('../db/seeds/belgian-pcmn.csv', import.meta.url);

function capitalised(word: string | undefined): string {
  return word === undefined ? '' : word.slice(0, 1).toUpperCase() + word.slice(1);
}

async function seedPeople(client: Client, size: RegisterSize, passwordHash: string): Promise<void> {
  await client.query(`create temp table seed_organizations as
    select uuidv7() as id, number::int, buildings::int
    from unnest(array[${size.buildings.join(',')}]) with ordinality as t (buildings, number)`);
  await client.query(`insert into auth.organizations (id, name, contact_email)
    select id, 'Syndic ' || number, 'office' || number || '@example.org' from seed_organizations`);
  await client.query('insert into app.tenants (organization_id) select id from seed_organizations');
  await client.query(`create temp table seed_users as
    select uuidv7() as id, uuidv7() as role_id, uuidv7() as session_id, number,
      'person' || (select count(*) from auth.users) + number || '@example.org' as email
    from generate_series(1, ${size.users}) as number`);
  await client.query(
    `insert into auth.users (id, email, name, password_hash)
      select id, email, 'Person ' || number, $1 from seed_users`,
    [passwordHash],
  );
  await client.query(`insert into auth.members
      (organization_id, id, user_id, email, name, language, joined_at, created_at, updated_at)
    select seed_organizations.id, seed_users.id, seed_users.id, seed_users.email,
      'Person ' || seed_users.number, 'fr', now(), now(), now()
    from seed_users join seed_organizations on seed_organizations.number = 1`);
  await client.query(`insert into auth.role_assignments (id, user_id, role_type, organization_id, accepted_at)
    select seed_users.role_id, seed_users.id, 'Syndic', seed_organizations.id, now()
    from seed_users join seed_organizations on seed_organizations.number = 1`);
  await client.query(`insert into auth.sessions
      (id, user_id, role_id, address, user_agent, created_at, last_used_at, expires_at)
    select session_id, id, role_id, '127.0.0.1', 'bench', now(), now(), now() + interval '30 days'
    from seed_users`);
}

async function seedChart(client: Client): Promise<void> {
  const rows = parse<Record<string, string>>(readFileSync(CHART), { columns: true });
  const shown = rows.map((row) => ({
    ...row,
    type: capitalised(row['type']),
    normal_balance: capitalised(row['normal_balance']),
  }));
  await client.query(
    `insert into app.accounts (organization_id, id, code, name, account_type, parent_code, is_active, postable,
        normal_balance, label_fr, label_nl, label_de, label_en, created_by)
      select seed_organizations.id, uuidv7(), chart.code, chart.label_fr, chart.type, nullif(chart.parent_code, ''),
        true, chart.postable, chart.normal_balance, chart.label_fr, chart.label_nl, chart.label_de, chart.label_en,
        (select id from seed_users limit 1)
      from seed_organizations cross join json_to_recordset($1::json) as chart (code text, label_fr text,
        label_nl text, label_de text, label_en text, type text, normal_balance text, parent_code text, postable boolean)`,
    [JSON.stringify(shown)],
  );
}

async function seedBuildings(client: Client, size: RegisterSize): Promise<void> {
  await client.query(`create temp table seed_buildings as
    select organization.id as organization_id, uuidv7() as id, uuidv7() as key_id, n as number,
      organization.number as organization_number, (select id from seed_users limit 1) as created_by
    from seed_organizations as organization cross join generate_series(1, organization.buildings) as n`);
  await client.query(`insert into app.buildings (organization_id, id, name, address, city, postal_code, country,
      total_units, total_quota, quota_assigned, quotas_incomplete_since, language, fiscal_year_start_month,
      require_second_approver, late_interest_is_legal, consumer_limits, created_by)
    select organization_id, id, (array['Résidence','Les Tilleuls','Parc','De Linde'])[1 + number % 4] || ' ' || number,
      'Rue du Parc ' || number, 'Bruxelles', '1000', 'BE', ${size.units_per_building}, ${20 * size.units_per_building},
      ${20 * size.units_per_building}, null, 'fr', 1, false, false, true, created_by
    from seed_buildings`);
  await client.query(`insert into app.building_quotas (organization_id, building_id, valid_from, total_quota)
    select organization_id, id, '2020-01-01', ${20 * size.units_per_building} from seed_buildings`);
  await client.query(`insert into app.distribution_keys (organization_id, id, building_id, name, is_general, created_by)
    select organization_id, key_id, id, 'General', true, created_by from seed_buildings`);
}

async function seedUnits(client: Client, size: RegisterSize): Promise<void> {
  const flats = size.flats_per_building;
  await client.query(`create temp table seed_owners as
    select building.organization_id, building.id as building_id, building.created_by, uuidv7() as id,
      n as number, building.number as building_number
    from seed_buildings as building cross join generate_series(1, ${flats}) as n`);
  await client.query(`create temp table seed_units as
    select owner.organization_id, owner.building_id, owner.created_by, uuidv7() as id, n as number, owner.id as owner_id
    from seed_buildings as building cross join generate_series(1, ${size.units_per_building}) as n
    join seed_owners as owner on owner.building_id = building.id
      and owner.number = case when n > ${flats} then n - ${flats} else n end`);
  await client.query(`insert into app.owners (organization_id, id, name, email, kind, phone, address, language, created_by)
    select organization_id, id, (array['Peeters','Janssens','Dubois','Claes','Lambert'])[1 + (number * 7 + building_number) % 5]
        || ' ' || (array['Anne','Bart','Chloé','Dirk','Emma','Fatima'])[1 + number % 6] || ' ' || building_number,
      'owner' || number || '.' || building_number || '@example.org', 'Person', '+3221234567', 'Avenue Louise ' || number,
      'fr', created_by
    from seed_owners`);
  await client.query(`insert into app.units (organization_id, id, building_id, unit_number, type, floor, area, quota,
      complete_from, created_by)
    select organization_id, id, building_id, 'A' || lpad(number::text, greatest(3, length(number::text)), '0'),
      case when number > ${flats} then 'Parking' else 'Apartment' end, number / 4, 40 + number, 20,
      '2020-01-01', created_by
    from seed_units`);
  await client.query(`insert into app.unit_quotas (organization_id, unit_id, valid_from, quota)
    select organization_id, id, '2020-01-01', 20 from seed_units`);
  await client.query(`insert into app.unit_owners (organization_id, id, unit_id, owner_id, "right", share_numerator,
      share_denominator, start_date, primary_during, is_voting_mandatary, created_by)
    select organization_id, uuidv7(), id, owner_id, 'FullOwnership', 1, 1, '2020-01-01', '{[2020-01-01,)}', true, created_by
    from seed_units`);
  await client.query(`insert into app.ownership_totals (organization_id, unit_id, during, usufruct_numerator,
      bare_numerator, denominator)
    select organization_id, id, '[2020-01-01,)', 1, 1, 1 from seed_units`);
}

/**
 * Seeds expenses of 2023 to 2025: of 20, 15 are paid, 3 approved, 1 awaits approval and 1 is a
 * draft (1 in 100: rejected).
 */
export async function seedExpenses(client: Client, size: Size): Promise<void> {
  await client.query(`insert into app.suppliers (organization_id, id, name)
    select id, uuidv7(), 'Fournisseur ' || supplier
    from seed_organizations cross join generate_series(0, ${size.suppliers - 1}) as supplier`);
  await client.query(
    `create temp table seed_expenses as
    select building.organization_id, building.organization_number, building.id as building_id, building.key_id,
      building.created_by, uuidv7() as id, n as number, category.name as category, category.account_code,
      uuidv7() as purchase_id, uuidv7() as payment_id,
      'Fournisseur ' || (n * 31 + building.number) % ${size.suppliers} as supplier,
      date '2023-01-01' + (n * 1096 / ${size.expenses_per_building} + building.number) % 1096 as expense_date,
      1000 + (n * 7919 + building.number * 104729) % 490000 as amount_cents,
      case when n % 20 < 15 then 'Paid' when n % 20 < 18 then 'Approved'
        when n % 20 = 18 then 'PendingApproval' when n % 100 = 99 then 'Rejected' else 'Draft' end as status
    from seed_buildings as building cross join generate_series(1, ${size.expenses_per_building}) as n
    join json_to_recordset($1::json) as category (number int, name text, account_code text)
      on category.number = n % 8`,
    [
      JSON.stringify(
        Object.entries(DEFAULT_ACCOUNT_CODES).map(([name, account_code], number) => ({
          number,
          name,
          account_code,
        })),
      ),
    ],
  );
  await client.query(`insert into app.expenses (organization_id, id, building_id, status, description, amount_cents,
      expense_date, due_date, category, supplier, supplier_id, booked_supplier_id, paid_cents, invoice_number, account_code,
      distribution_key_id, line_items,
      rejection_reason, submitted_by, submitted_at, approved_by, approved_at, paid_on, journal_entry_ids, split_key_name,
      created_by)
    select organization_id, id, building_id, status, 'Facture ' || number || ' de ' || supplier, amount_cents, expense_date,
      expense_date + 30, category, supplier, supplier_id, case when status in ('Approved', 'Paid') then supplier_id end,
      case when status = 'Paid' then amount_cents else 0 end, 'F-' || to_char(expense_date, 'YYYY') || '-' || number, account_code, key_id,
      json_build_array(json_build_object('description', 'Prestation', 'quantity', 1, 'unit_price', amount_cents / 100.0,
        'vat_rate', 0, 'total_excl_vat_cents', amount_cents, 'vat_amount_cents', 0, 'total_incl_vat_cents', amount_cents)),
      case when status = 'Rejected' then 'Facture en double' end,
      case when status <> 'Draft' then created_by end, case when status <> 'Draft' then now() end,
      case when status in ('Approved', 'Paid') then created_by end, case when status in ('Approved', 'Paid') then now() end,
      case when status = 'Paid' then expense_date + 20 end,
      case when organization_number > 1 then '{}'::uuid[] when status = 'Approved' then array[purchase_id]
        when status = 'Paid' then array[purchase_id, payment_id] else '{}'::uuid[] end,
      case when status in ('Approved', 'Paid') then 'General' end, created_by
    from seed_expenses join (select organization_id as office, name, id as supplier_id from app.suppliers) as known
      on office = organization_id and name = supplier`);
}

/** Seeds organizations, users, charts of accounts, buildings, units and owners. */
export async function seedRegister(
  client: Client,
  size: RegisterSize,
  passwordHash: string,
): Promise<void> {
  await seedPeople(client, size, passwordHash);
  await seedChart(client);
  await seedBuildings(client, size);
  await seedUnits(client, size);
}
