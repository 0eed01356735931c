import type { Right } from '#contract/access.ts';
import type { RecordType } from '#domain/kernel/record-types.ts';
import type { TableWith } from '#platform/db/rows.ts';
import type { Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Records of one kind: where they lie, and who sees which of them. */
export interface RecordKind {
  readonly type: RecordType;
  readonly table: TableWith<'id'>;
  /** Whose role sees any at all. */
  readonly access: Right;
  /** Which ones the caller sees: conditions on the columns of the table. */
  readonly visible: (ctx: TenantContext) => readonly Sql[];
}
