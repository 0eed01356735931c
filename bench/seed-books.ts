import type { Client } from 'pg';
import { canonicalEntry, type EntryLine, type Journal } from '#domain/ledger/journal-entry.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { appendLinks, CHAIN_START } from '#platform/security/chain.ts';

const BATCH = 2_000;
/** Quarterly calls for funds over three years, and payments of owners: entries of each building. */
const CALLS = 12;
const OWNER_PAYMENTS = 58;

/**
 * Seeds the books of the first organization: for each building a purchase entry per approved
 * expense, a payment per paid one, a call per quarter with a line for every unit, and payments of
 * owners. 400 entries per building, by date.
 */
async function seedEntries(client: Client): Promise<void> {
  await client.query(`create temp table seed_entries as
    select raw.*, row_number() over (order by entry_date, id) as sequence from (
      select purchase_id as id, building_id, expense_date as entry_date, 'Purchases' as journal, id as expense_id,
        amount_cents, account_code, category, supplier, null::uuid as owner_id
        from seed_expenses where organization_number = 1 and status in ('Approved', 'Paid')
      union all
      select payment_id, building_id, expense_date + 20, 'Bank', id, amount_cents, '440', '', supplier, null
        from seed_expenses where organization_number = 1 and status = 'Paid'
      union all
      select uuidv7(), id, (date '2023-01-01' + quarter * interval '3 months')::date, 'Calls', null, null, null, '', null, null
        from seed_buildings cross join generate_series(0, ${CALLS - 1}) as quarter where organization_number = 1
      union all
      select uuidv7(), owner.building_id, date '2023-01-15' + payment * 18, 'Bank', null, 22000, '4101', '', null, owner.id
        from seed_buildings as building cross join generate_series(1, ${OWNER_PAYMENTS}) as payment
        join seed_owners as owner on owner.building_id = building.id and owner.number = 1 + payment % 40
        where organization_number = 1
    ) as raw`);
  await client.query('create unique index on seed_entries (sequence)');
  await client.query('analyze seed_entries');
}

async function seedLines(client: Client): Promise<void> {
  await client.query(`insert into app.journal_lines (organization_id, entry_id, line_number, building_id, entry_date, sequence,
      account_code, debit_cents, credit_cents, owner_id, unit_id, supplier_id, party_id, category, is_closing)
    select organization.id, entry.id, line.number, entry.building_id, entry.entry_date, entry.sequence, line.account_code,
      line.debit, line.credit, line.owner_id, line.unit_id, line.supplier_id,
      coalesce(case when line.account_code = '440' then line.supplier_id end, line.owner_id, '${NIL_UUID}'),
      case when line.account_code >= '6' and line.account_code < '7' then entry.category else '' end, false
    from seed_entries as entry
    join seed_organizations as organization on organization.number = 1
    left join app.suppliers as supplier on supplier.organization_id = organization.id and supplier.name = entry.supplier
    cross join lateral (
      select * from (values
        (1, entry.account_code, entry.amount_cents, 0, null::uuid, null::uuid, null::uuid),
        (2, '440', 0, entry.amount_cents, null, null, supplier.id)
      ) as purchase (number, account_code, debit, credit, owner_id, unit_id, supplier_id) where journal = 'Purchases'
      union all
      select * from (values
        (1, '440', entry.amount_cents, 0, null::uuid, null::uuid, supplier.id),
        (2, '551', 0, entry.amount_cents, null, null, null)
      ) as payment where journal = 'Bank' and expense_id is not null
      union all
      select * from (values
        (1, '551', entry.amount_cents, 0, null::uuid, null::uuid, null::uuid),
        (2, '4101', 0, entry.amount_cents, entry.owner_id, null, null)
      ) as received where journal = 'Bank' and expense_id is null
      union all
      select unit.number, '4101', 15000, 0, unit.owner_id, unit.id, null
        from seed_units as unit where journal = 'Calls' and unit.building_id = entry.building_id
      union all
      select 1 + count(*), '701', 0, 15000 * count(*), null, null, null
        from seed_units as unit where journal = 'Calls' and unit.building_id = entry.building_id having count(*) > 0
    ) as line order by entry.sequence`);
  await client.query(`insert into app.account_sums (organization_id, span, building_id, starts_on, account_code, party_id, category,
      is_closing, debit_cents, credit_cents)
    select organization_id, span, building_id, case span when 'All' then '0001-01-01'::date
        else date_trunc(lower(span), entry_date::timestamp)::date end, account_code, party_id,
      category, is_closing, sum(debit_cents), sum(credit_cents)
    from app.journal_lines cross join unnest(array['All', 'Year', 'Month']) as span group by 1, 2, 3, 4, 5, 6, 7, 8`);
}

interface UnchainedEntry {
  readonly id: string;
  readonly sequence: number;
  readonly building_id: string;
  readonly entry_date: string;
  readonly journal: Journal;
  readonly expense_id: string | null;
  readonly lines: EntryLine[];
}

async function nextEntries(client: Client, after: number): Promise<UnchainedEntry[]> {
  const { rows } = await client.query<UnchainedEntry>(
    `select entry.id, entry.sequence::int, entry.building_id, entry.entry_date::text, entry.journal, entry.expense_id,
        booked.lines
      from seed_entries as entry
      join seed_organizations as organization on organization.number = 1
      cross join lateral (
        select json_agg(json_build_object('account_code', account_code, 'debit_cents', debit_cents, 'credit_cents',
          credit_cents, 'owner_id', owner_id, 'unit_id', unit_id, 'supplier_id', supplier_id) order by line_number) as lines
        from app.journal_lines where organization_id = organization.id and entry_id = entry.id
      ) as booked
      where entry.sequence > $1 and entry.sequence <= $2 order by entry.sequence`,
    [after, after + BATCH],
  );
  return rows;
}

/**
 * Chains the entries with the hash function of the service: the ledger integrity check stops at the
 * first wrong hash.
 */
async function chainEntries(client: Client, organizationId: string): Promise<void> {
  await client.query('create temp table seed_hashes (id uuid, previous_hash bytea, hash bytea)');
  let head = CHAIN_START;
  for (let after = 0; ; after += BATCH) {
    const entries = await nextEntries(client, after);
    if (entries.length === 0) break;
    const unchained = entries.map(({ expense_id, ...entry }) => {
      const source = expense_id === null ? null : { type: 'Expense' as const, id: expense_id };
      return { ...entry, organization_id: organizationId, reverses_id: null, source };
    });
    const hashes = appendLinks(head, unchained, canonicalEntry).map((link) => {
      head = { entry_count: link.sequence, head_hash: link.hash };
      const before = link.previous_hash.toString('hex');
      return { id: link.id, before, hash: link.hash.toString('hex') };
    });
    await client.query(
      `insert into seed_hashes select id, decode(before, 'hex'), decode(hash, 'hex')
        from json_to_recordset($1::json) as chained (id uuid, before text, hash text)`,
      [JSON.stringify(hashes)],
    );
  }
  await client.query(
    `insert into app.ledger_heads (organization_id, entry_count, head_hash, total_cents)
      select $1, (select count(*) from seed_hashes), decode($2, 'hex'), sum(debit_cents) from app.journal_lines`,
    [organizationId, head.head_hash.toString('hex')],
  );
}

async function writeEntries(client: Client): Promise<void> {
  await client.query(`insert into app.journal_entries (organization_id, id, sequence, building_id, entry_date, journal,
      source_type, source_id, previous_hash, hash, created_by, created_at)
    select organization.id, entry.id, sequence, building_id, entry_date, journal,
      case when expense_id is not null then 'Expense' end, expense_id, hashes.previous_hash, hashes.hash,
      (select id from seed_users limit 1), now()
    from seed_entries as entry
    join seed_hashes as hashes on hashes.id = entry.id
    join seed_organizations as organization on organization.number = 1 order by sequence`);
  await client.query(`insert into app.journal_texts (organization_id, entry_id, line_number, description)
    select organization.id, entry.id, 0, coalesce(supplier, journal) || ' – ' || entry_date
    from seed_entries as entry join seed_organizations as organization on organization.number = 1 order by sequence`);
}

/** Seeds the journal, the monthly sums and the hash chain. */
export async function seedBooks(client: Client, organizationId: string): Promise<void> {
  await seedEntries(client);
  await seedLines(client);
  await client.query('analyze app.journal_lines');
  await chainEntries(client, organizationId);
  await writeEntries(client);
}
