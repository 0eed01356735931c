import type { ApiProblem } from '../api/client.ts';
import type { Problem } from '../api/generated.ts';
import type { Format } from '../format/format.ts';
import type { Words } from '../i18n/words.tsx';

/**
 * Problems whose API text addresses developers, naming fields, headers and values; users get a text
 * of the pages instead.
 */
const PROBLEM_MESSAGES: Readonly<Partial<Record<Problem['code'], string>>> = {
  communication_mismatch: 'web.problem.communication_mismatch',
  duplicate_invoice: 'web.problem.duplicate_invoice',
  export_too_large: 'web.problem.export_too_large',
  idempotency_in_progress: 'web.problem.idempotency_in_progress',
  idempotency_mismatch: 'web.problem.idempotency_mismatch',
  internal_error: 'web.problem.internal_error',
  late_interest_incomplete: 'web.problem.late_interest_incomplete',
  mandate_without_end: 'web.problem.mandate_without_end',
  not_ready_to_close: 'web.problem.not_ready_to_close',
  notice_too_short: 'web.problem.notice_too_short',
  quiet_hours_empty: 'web.problem.quiet_hours_empty',
  quota_exceeded: 'web.problem.quota_exceeded',
  transfer_touches: 'web.problem.transfer_touches',
  unknown_reference: 'web.problem.unknown_reference',
};

/** Problems of malformed input, for which only the errors of the fields are meaningful. */
const FORM_PROBLEMS: ReadonlySet<Problem['code']> = new Set(['invalid_request', 'invalid_query']);

/** Problem as shown to users: title, detail and errors of fields. */
export interface PlainProblem {
  readonly title: string;
  /** Undefined if the errors of the fields say everything. */
  readonly detail: string | undefined;
  readonly others: readonly string[];
}

/** Text of a problem for users. */
export function describeProblem(problem: ApiProblem, t: Words['t'], format: Format): PlainProblem {
  if (FORM_PROBLEMS.has(problem.code))
    return {
      title: t('web.problem.invalid_request'),
      detail: undefined,
      others: [...new Set(problem.errors.map(({ detail }) => detail))],
    };
  const title =
    problem.code === 'idempotency_mismatch' ? t('web.problem.sent_before') : problem.title;
  return { title, detail: describeProblemDetail(problem, t, format), others: [] };
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
