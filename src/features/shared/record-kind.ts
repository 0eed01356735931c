import type { Right } from '#contract/access.ts';
import type { RecordType } from '#domain/kernel/record-types.ts';
import type { TableWith } from '#platform/db/rows.ts';
import type { Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A kind of record: its table, and who may see which records. */
export interface RecordKind {
  readonly type: RecordType;
  readonly table: TableWith<'id'>;
  /** The right that is needed to see any record of this kind. */
  readonly access: Right;
  /** Conditions on the columns of the table for the records that the caller may see. */
  readonly visible: (ctx: TenantContext) => readonly Sql[];
}
