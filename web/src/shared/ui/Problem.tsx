import { useEffect, useId, useRef } from 'react';
import { ApiProblem } from '../api/client.ts';
import { useFormat } from '../format/format.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { NotLoaded } from '../routing/lazy-component.ts';
import styles from './Problem.module.css';
import { describeProblem, type PlainProblem } from './plain-problem.ts';

/** Refused form field: its id on the page and the reason. */
export interface FieldFault {
  readonly field: string;
  readonly detail: string;
}

/**
 * Explains a failure and takes the focus when it appears. Refused fields are linked, and their
 * messages then replace the general one.
 */
export function Problem(props: {
  readonly error: unknown;
  readonly faults?: readonly FieldFault[];
}) {
  const { error, faults = [] } = props;
  const { t } = useWords();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (error !== null && error !== undefined) box.current?.focus();
  }, [error]);
  if (error === null || error === undefined) return null;
  const problem = error instanceof ApiProblem ? error : undefined;
  const { title, detail, others } =
    problem === undefined ? unanswered(error, t) : describeProblem(problem, t, format);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={styles['problem']}
    >
      <div id={`${id}-title`} className={styles['title']}>
        {title}
      </div>
      <div id={`${id}-body`}>
        {faults.length === 0 && detail}
        {faults.length === 0 && others.length > 0 && (
          <ul>
            {others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        )}
        {faults.length > 0 && (
          <ul>
            {faults.map(({ field, detail: why }) => (
              <li key={field}>
                <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                  {why}
                </a>
              </li>
            ))}
          </ul>
        )}
        {problem !== undefined && problem.status >= 500 && (
          <p>{t('web.failure.reference', { id: problem.request_id })}</p>
        )}
      </div>
    </div>
  );
}

/** Returns a function that says in one sentence why something failed. */
export function useReason(): (error: unknown) => string {
  const { t } = useWords();
  const format = useFormat();
  return (error) => {
    if (!(error instanceof ApiProblem)) return t('web.failure.no_answer');
    const { detail, others } = describeProblem(error, t, format);
    return detail ?? others.join(' ');
  };
}

/** Text for a failure without a response from the service. */
function unanswered(error: unknown, t: Words['t']): PlainProblem {
  const [title, detail] =
    error instanceof NotLoaded
      ? [t('web.failure.not_loaded'), t('web.failure.not_loaded_detail')]
      : [t('web.failure.no_answer'), t('web.failure.no_answer_detail')];
  return { title, detail, others: [] };
}

function focusField(event: { preventDefault(): void }, field: string): void {
  event.preventDefault();
  document.getElementById(field)?.focus();
}
