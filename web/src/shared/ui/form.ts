import type { GetInputPropsReturnType } from '@mantine/form';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { isRefusedKey } from '../api/refused-keys.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import type { FieldFault } from './Problem.tsx';
import { describeProblemDetail } from './plain-problem.ts';

/** Form with any fields. */
export interface AnyForm {
  getValues(): unknown;
  isValid(): boolean | Promise<boolean>;
  setErrors(errors: Readonly<Record<string, ReactNode>>): void;
  getInputProps(
    name: string,
    options?: { readonly type?: 'input' | 'checkbox' },
  ): GetInputPropsReturnType;
}

/**
 * Props that connect an input to a form. The id is the field’s name, so that error messages can
 * link to it. A form keeps its initial values; a new `key` remounts it with others. Refuses a name
 * that the values do not have, whose input would be lost.
 */
export function field(
  form: Pick<AnyForm, 'getValues' | 'getInputProps'>,
  name: string,
  type: 'input' | 'checkbox' = 'input',
) {
  if (!hasPath(form.getValues(), name)) throw new Error(`the form has no field ${name}`);
  return { id: name, ...form.getInputProps(name, { type }) };
}

/** Whether values have a property at a path: `lines.0.amount`. */
function hasPath(values: unknown, path: string): boolean {
  let value = values;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false;
    value = Reflect.get(value, step);
  }
  return true;
}

/**
 * Maps the fields that the service refused, `/body/lines/0/amount` to `lines.0.amount`, shows them
 * next to their inputs and returns them for the summary above the form.
 * @param inputOf maps a field to its input if their names differ; must be a stable function
 */
export function useRefusals(
  form: Pick<AnyForm, 'setErrors'>,
  error: unknown,
  inputOf: (field: string) => string = keepName,
): readonly FieldFault[] {
  const { t } = useWords();
  const format = useFormat();
  const faults = useMemo(
    () =>
      faultsOf(error, inputOf, (problem, detail) =>
        detail === problem.detail ? describeProblemDetail(problem, t, format) : detail,
      ),
    [error, inputOf, t, format],
  );
  const { setErrors } = form;
  useEffect(() => {
    setErrors(Object.fromEntries(faults.map(({ field: name, detail }) => [name, detail])));
    // The form object changes on each render, but its functions do not.
  }, [faults, setErrors]);
  return faults;
}

const keepName = (name: string): string => name;

function faultsOf(
  error: unknown,
  inputOf: (field: string) => string,
  plain: (problem: ApiProblem, detail: string) => string,
): readonly FieldFault[] {
  if (!(error instanceof ApiProblem)) return [];
  return (error.errors ?? [])
    .filter(({ pointer }) => pointer.startsWith('/body/'))
    .map(({ pointer, detail }) => ({
      field: inputOf(pointer.slice('/body/'.length).replaceAll('/', '.')),
      detail: plain(error, detail),
    }));
}

/**
 * Returns a function that gives the idempotency key of a submission: the same for the same content
 * until it was answered.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text || isRefusedKey(last.current.key))
      last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
