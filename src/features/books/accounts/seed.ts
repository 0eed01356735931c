import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { assert } from '#domain/kernel/assert.ts';
import { ACCOUNT_TYPES } from '#domain/ledger/account.ts';
import { BALANCE_SIDES } from '#domain/ledger/normal-balance.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { creationColumns } from '#features/shared/index.ts';
import type { NewRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { countAccounts, insertMissing } from './repository.ts';

/**
 * Minimum chart for co-ownerships (Royal Decree of 12 July 2012) with a few accounts added by practice,
 * in four languages; parents come before their children.
 */
const CHART = new URL('../../../../db/seeds/belgian-pcmn.csv', import.meta.url);

type ChartRow = Readonly<Record<string, string>>;
let chart: readonly ChartRow[] | undefined;

function readChart(): readonly ChartRow[] {
  chart ??= parse(readFileSync(CHART), { columns: true });
  return chart;
}

/** Reads a lower-case name from the file: `asset` is `Asset` in the service. */
function oneOf<Name extends string>(names: readonly Name[], word: string | undefined): Name {
  const name = names.find((known) => known.toLowerCase() === word);
  assert(name !== undefined, 'The chart has every account that the service uses');
  return name;
}

export interface SeedResult {
  readonly accounts_created: number;
  readonly accounts_total: number;
}

/** Creates the accounts of the 90 whose code is missing, named in the organization's language. */
export async function seedBelgianPcmn(
  ctx: TenantContext,
  { db }: LockedLedger,
): Promise<SeedResult> {
  const id = db.organizationId;
  const { language } = found(await findOrganization(db, id), 'organization', id);
  const rows = readChart().map((row): NewRow<'accounts'> => ({
    id: ctx.newId(),
    code: row['code'] ?? '',
    name: row[`label_${language}`] ?? '',
    account_type: oneOf(ACCOUNT_TYPES, row['type']),
    parent_code: row['parent_code'] || null,
    is_active: true,
    postable: row['postable'] === 'true',
    normal_balance: oneOf(BALANCE_SIDES, row['normal_balance']),
    label_fr: row['label_fr'] ?? null,
    label_nl: row['label_nl'] ?? null,
    label_de: row['label_de'] ?? null,
    label_en: row['label_en'] ?? null,
    ...creationColumns(ctx),
  }));
  const created = await insertMissing(db, rows);
  return { accounts_created: created, accounts_total: await countAccounts(db) };
}
