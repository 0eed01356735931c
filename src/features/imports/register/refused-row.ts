import { getProblemStatus } from '#contract/problem-statuses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { withPointer } from '#platform/http/problem-handler.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { DescribedError } from './commands.ts';

/** Position of a row in a file. */
type Place = Pick<DescribedError, 'file' | 'row'>;

/**
 * Converts a refusal by the books to an error of its row; rethrows everything else.
 * @param columns fields that the table names differently
 */
export function describeRefusedRow(
  ctx: TenantContext,
  error: unknown,
  place: Place,
  columns: Readonly<Record<string, string>>,
): DescribedError {
  const language = ctx.negotiateLanguage();
  if (!(error instanceof DomainError) || getProblemStatus(error.code) >= 500) throw error;
  const { code } = error;
  const params = withPointer(error.params);
  const { pointer } = params;
  const field = typeof pointer === 'string' ? (pointer.split('/').at(-1) ?? null) : null;
  return {
    ...place,
    column: field === null ? null : (columns[field] ?? field),
    code,
    detail: translate(language, `problem.${code}.detail`, params),
    remedy: translate(language, 'import.row_refused.remedy'),
  };
}
