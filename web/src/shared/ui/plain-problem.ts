import type { ApiProblem } from '../api/client.ts';
import type { Problem } from '../api/generated.ts';
import type { Format } from '../format/format.ts';
import type { Words } from '../i18n/words.tsx';

/**
 * Refusals whose sentence by the service speaks to programs: it names fields, headers and values as the
 * interface has them. People are told the same in the words of the pages.
 */
const OWN_WORDS: Readonly<Partial<Record<Problem['code'], string>>> = {
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

/** What does not have the form that the interface asks for: only what is wrong where says something. */
const OF_FORM: ReadonlySet<Problem['code']> = new Set(['invalid_request', 'invalid_query']);

/** What is said of a refusal: what it is, why, and what is wrong with single fields beside that. */
export interface PlainProblem {
  readonly title: string;
  /** Undefined: the fields say it. */
  readonly detail: string | undefined;
  readonly others: readonly string[];
}

/** A refusal as people read it. */
export function plainProblem(problem: ApiProblem, t: Words['t'], format: Format): PlainProblem {
  if (OF_FORM.has(problem.code))
    return {
      title: t('web.problem.invalid_request'),
      detail: undefined,
      others: [...new Set(problem.errors.map(({ detail }) => detail))],
    };
  const title =
    problem.code === 'idempotency_mismatch' ? t('web.problem.sent_before') : problem.title;
  return { title, detail: plainDetail(problem, t, format), others: [] };
}

/** The sentence of a refusal, also where the service repeats it for the field that it is about. */
export function plainDetail(problem: ApiProblem, t: Words['t'], { day }: Format): string {
  const words = OWN_WORDS[problem.code];
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
