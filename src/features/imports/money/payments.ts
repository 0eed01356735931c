import type { PaymentsImportResult } from '#contract/imports.ts';
import type { PaymentLine } from '#domain/imports/payment-table.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import {
  describeImportError,
  describeRefusedRow,
  ownersByRef,
  type DescribedError,
} from '#features/imports/register/index.ts';
import {
  createPayment,
  findAlike,
  findPayer,
  type AlikePayment,
} from '#features/money/payments/index.ts';
import { requireNamedBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { importRows, requireValidFile } from './import-rows.ts';
import type { PaymentFile } from './read-money-file.ts';

export interface PaymentsToImport {
  readonly building_id: string;
  readonly file: PaymentFile;
}

type ImportedLine = PaymentsImportResult['lines'][number];

/**
 * Records payments from the rows of a file, as if entered manually, in the transaction of `ctx`:
 * all of them, or none with import_failed {error_count, errors}. Of rows with the same owner, day
 * and amount, only as many are new as the books lack, however the existing ones were entered.
 */
export async function importPayments(
  ctx: TenantContext,
  { building_id, file }: PaymentsToImport,
): Promise<PaymentsImportResult> {
  await requireNamedBuilding(ctx, building_id);
  requireValidFile(ctx, file.errors);
  // Takes turns: of two identical files, the second must find what the first recorded.
  await lockLedger(ctx);
  const [owners, alike] = await Promise.all([
    ownersByRef(ctx.db, building_id),
    findAlike(
      ctx.db,
      building_id,
      file.lines.map(({ received_on }) => received_on),
    ),
  ]);
  const known = new Map(alike.map(({ ids, ...payment }) => [keyOf(payment), [...ids]]));
  const imported = await importRows(file.lines, (line) =>
    importRow(ctx, { building_id, file: file.file, line, owners, known }),
  );
  return { building_id, ...imported, errors: [] };
}

function keyOf({ owner_id, received_on, amount_cents }: Omit<AlikePayment, 'ids'>): string {
  return `${owner_id} ${received_on} ${amount_cents}`;
}

interface RowToImport {
  readonly building_id: string;
  readonly file: string;
  readonly line: PaymentLine;
  readonly owners: ReadonlyMap<string, string>;
  /** Existing payments that no row has matched yet, by what identifies them. */
  readonly known: ReadonlyMap<string, string[]>;
}

/** Imports one row: returns its outcome, or why it is refused. */
async function importRow(
  ctx: TenantContext,
  { building_id, file, line, owners, known }: RowToImport,
): Promise<ImportedLine | DescribedError> {
  const { line: row, owner_ref, amount, received_on, communication, method } = line;
  const ofRef = owner_ref === null ? undefined : owners.get(owner_ref);
  const named = line.owner_id ?? ofRef;
  if (owner_ref !== null && (ofRef === undefined || named !== ofRef)) {
    const params = { value: owner_ref };
    const finding = { file, row, column: 'owner_ref', code: 'unknown_owner_ref', params };
    return describeImportError(finding, ctx.negotiateLanguage());
  }
  const payment = {
    building_id,
    ...(named === undefined ? {} : { owner_id: named }),
    amount,
    received_on,
    method,
    communication,
  };
  try {
    const owner_id = await findPayer(ctx, payment);
    const key = keyOf({ owner_id, received_on, amount_cents: centsOf(amount) });
    const existing = known.get(key)?.shift();
    const payment_id = existing ?? (await createPayment(ctx, payment)).id;
    return { row, payment_id, owner_id, received_on, amount, is_known: existing !== undefined };
  } catch (error) {
    return describeRefusedRow(ctx, error, { file, row }, { owner_id: 'owner_ref' });
  }
}
