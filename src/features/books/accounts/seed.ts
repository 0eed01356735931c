import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { LANGUAGES } from '#domain/kernel/language.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  countAccounts,
  findOrganizationLanguage,
  insertMissing,
  type SeedRow,
} from './repository.ts';

/**
 * The minimum chart of co-ownerships (Royal Decree of 12 July 2012) with the few accounts that
 * practice adds, in four languages; a parent stands before its children.
 */
const CHART = new URL('../../../../db/seeds/belgian-pcmn.csv', import.meta.url);

type ChartRow = Readonly<Record<string, string>>;
let chart: readonly ChartRow[] | undefined;

function readChart(): readonly ChartRow[] {
  chart ??= parse(readFileSync(CHART), { columns: true });
  return chart;
}

/** `asset` in the file is `Asset` in the service. */
function capitalised(word: string | undefined): string {
  return word === undefined ? '' : word.slice(0, 1).toUpperCase() + word.slice(1);
}

export interface SeedResult {
  readonly accounts_created: number;
  readonly accounts_total: number;
}

/** Creates those of the 90 accounts whose code is missing, named in the organization's language. */
export async function seedBelgianPcmn(ctx: TenantContext): Promise<SeedResult> {
  const language = await findOrganizationLanguage(ctx.db);
  const rows = readChart().map((row): SeedRow => {
    const labels = Object.fromEntries(
      LANGUAGES.map((code) => [`label_${code}`, row[`label_${code}`] ?? null]),
    );
    return {
      id: ctx.newId(),
      code: row['code'] ?? '',
      name: row[`label_${language}`] ?? '',
      account_type: capitalised(row['type']),
      parent_code: row['parent_code'] || null,
      postable: row['postable'] === 'true',
      normal_balance: capitalised(row['normal_balance']),
      ...(labels as Pick<SeedRow, 'label_fr' | 'label_nl' | 'label_de' | 'label_en'>),
    };
  });
  const created = await insertMissing(ctx.db, rows, { by: ctx.userId, at: ctx.now });
  return { accounts_created: created, accounts_total: await countAccounts(ctx.db) };
}
