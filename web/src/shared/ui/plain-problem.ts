import type { ApiProblem } from '../api/client.ts';
import type { Problem } from '../api/generated.ts';
import type { Format } from '../format/format.ts';
import type { Words } from '../i18n/words.tsx';

/**
 * Problems whose API text addresses developers, naming fields, headers and values; users get a text
 * of the pages instead.
 */
export const PROBLEM_MESSAGES: Readonly<Partial<Record<Problem['code'], string>>> = {
  communication_mismatch: 'web.problem.communication_mismatch',
  duplicate_invoice: 'web.problem.duplicate_invoice',
  entry_has_source: 'web.problem.entry_has_source',
  export_too_large: 'web.problem.export_too_large',
  idempotency_in_progress: 'web.problem.idempotency_in_progress',
  idempotency_mismatch: 'web.problem.idempotency_mismatch',
  internal_error: 'web.problem.internal_error',
  invalid_query: 'web.problem.invalid_query',
  invalid_transition: 'web.problem.invalid_transition',
  late_interest_incomplete: 'web.problem.late_interest_incomplete',
  malformed_address: 'web.problem.technical',
  malformed_json: 'web.problem.technical',
  malformed_upload: 'web.problem.technical',
  mandate_without_end: 'web.problem.mandate_without_end',
  not_ready_to_close: 'web.problem.not_ready_to_close',
  notice_too_short: 'web.problem.notice_too_short',
  organization_required: 'web.problem.organization_required',
  payload_too_large: 'web.problem.payload_too_large',
  quiet_hours_empty: 'web.problem.quiet_hours_empty',
  quota_exceeded: 'web.problem.quota_exceeded',
  transfer_touches: 'web.problem.transfer_touches',
  unauthorized: 'web.problem.technical',
  unknown_reference: 'web.problem.unknown_reference',
  unsupported_media_type: 'web.problem.technical',
};

/** Problem as shown to users: title, detail and errors of fields. */
export interface PlainProblem {
  readonly title: string;
  /** Undefined if the errors of the fields say everything. */
  readonly detail: string | undefined;
  readonly others: readonly string[];
}

/** Text of a problem for users. */
export function describeProblem(problem: ApiProblem, t: Words['t'], format: Format): PlainProblem {
  if (problem.code === 'invalid_request') {
    // What is wrong outside the fields was not entered by the reader.
    const fields = problem.errors.filter(({ pointer }) => pointer.startsWith('/body/'));
    if (fields.length === 0) return technicalProblem(t);
    return {
      title: t('web.problem.invalid_request'),
      detail: undefined,
      others: [...new Set(fields.map(({ detail }) => detail))],
    };
  }
  const title =
    problem.code === 'idempotency_mismatch' ? t('web.problem.sent_before') : problem.title;
  return { title, detail: describeProblemDetail(problem, t, format), others: [] };
}

/** Text for a request that the page, and not its reader, got wrong. */
function technicalProblem(t: Words['t']): PlainProblem {
  return { title: t('web.failure.title'), detail: t('web.problem.technical'), others: [] };
}

/** Detail of a problem for users, also where the service repeats it for a field. */
export function describeProblemDetail(problem: ApiProblem, t: Words['t'], { day }: Format): string {
  const words = PROBLEM_MESSAGES[problem.code];
  if (words === undefined) return problem.detail;
  const facts = Object.entries(problem.problem).filter(
    (fact): fact is [string, string | number] =>
      typeof fact[1] === 'string' || typeof fact[1] === 'number',
  );
  const said = facts.map(([name, value]) => [
    name,
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value,
  ]);
  return t(words, { reason: null, ...Object.fromEntries(said) });
}
