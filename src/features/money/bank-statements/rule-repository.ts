import { BankRule, BANK_RULE_SORTS, type ListBankRules } from '#contract/bank-rules.ts';
import type { ChangedSupplier } from '#features/register/suppliers/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { changeRows, type Row } from '#platform/db/rows.ts';
import { equal, sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { nameSources } from '#relations/display-names.ts';

export type RuleRow = Row<'bank_rules'>;

const sortable = sortFields('bank_rules', BANK_RULE_SORTS);

/** Lists visible bank rules, one page at a time. */
export function listRules(ctx: TenantContext, filters: ListBankRules): Promise<Page<RuleRow>> {
  const { building_id } = filters;
  return listPage<RuleRow>(
    ctx.db,
    {
      select: sql`select * from app.bank_rules`,
      beside: selectNames(ctx.db, BankRule, nameSources),
      where: [
        sql`organization_id = ${ctx.db.organizationId}`,
        ...equal({ building_id }),
        ...visibleBuildings(ctx, 'building_id'),
      ],
      sortable,
      defaultSort: '-id',
    },
    filters,
  );
}

/** Renames a supplier in the rules that name it. */
export async function followSupplierNames(
  { db, now }: TenantContext,
  { from_name, to_name }: ChangedSupplier,
): Promise<void> {
  if (from_name === to_name) return;
  await changeRows(
    db,
    'bank_rules',
    sql`update app.bank_rules set supplier = ${to_name}, updated_at = ${now}, version = version + 1
      where organization_id = ${db.organizationId} and lower(supplier) = lower(${from_name})
      returning id`,
  );
}

/** Finds the rules of buildings, oldest first. */
export function findRules(db: Connection, buildingIds: readonly string[]): Promise<RuleRow[]> {
  return db.query<RuleRow>(sql`select * from app.bank_rules
    where organization_id = ${db.organizationId} and building_id = any(${buildingIds}::uuid[])
    order by id`);
}
