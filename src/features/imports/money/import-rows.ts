import type { ImportError } from '#domain/imports/import-error.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import { sumGivenAmounts } from '#domain/kernel/sum-given-amounts.ts';
import {
  describeImportError,
  makeImportRefusal,
  type DescribedError,
} from '#features/imports/register/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** The record of a row, created by the import or known before. */
interface ImportedLine {
  readonly amount: number;
  readonly is_known: boolean;
}

/** Refuses import_failed for a file with errors. */
export function requireValidFile(ctx: TenantContext, errors: readonly ImportError[]): void {
  if (errors.length === 0) return;
  const language = ctx.negotiateLanguage();
  throw makeImportRefusal(errors.map((error) => describeImportError(error, language)));
}

/** Imports rows one after the other. Refuses import_failed with the errors of all refused rows. */
export async function importRows<Row, Line extends ImportedLine>(
  rows: readonly Row[],
  importRow: (row: Row) => Promise<Line | DescribedError>,
) {
  const errors: DescribedError[] = [];
  const lines: Line[] = [];
  for (const row of rows) {
    const outcome = await importRow(row);
    if (isError(outcome)) errors.push(outcome);
    else lines.push(outcome);
  }
  if (errors.length > 0) throw makeImportRefusal(errors);
  const created = lines.filter(({ is_known }) => !is_known);
  const amounts = created.map(({ amount }) => centsOf(amount));
  return {
    created: created.length,
    known: lines.length - created.length,
    total: toEuro(sumGivenAmounts(amounts, ['file'])),
    lines,
  };
}

function isError(outcome: ImportedLine | DescribedError): outcome is DescribedError {
  return 'code' in outcome;
}
