import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo, useRef } from 'react';
import { ApiProblem } from '../api/client.ts';
import { wasRefused } from '../api/refused-keys.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import type { FieldFault } from './Problem.tsx';
import { plainDetail } from './plain-problem.ts';

/**
 * What an input takes of a form: its id is its name, so that a refusal can lead to it. A form is made
 * with the values it starts from, and made anew, by its `key`, to start from others.
 */
export function field<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name: string,
) {
  return { id: name, ...form.getInputProps(name) };
}

/** The same for a box that is ticked or not. */
export function tick<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name: string,
) {
  return { id: name, ...form.getInputProps(name, { type: 'checkbox' }) };
}

/**
 * The fields that the service refused, `/body/lines/0/amount` as `lines.0.amount`, shown beside the
 * inputs of the form and returned for the summary above it.
 * @param inputOf the input in which a field stands, where that has another name; one function, always
 */
export function useRefusals<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  error: unknown,
  inputOf: (field: string) => string = ownName,
): readonly FieldFault[] {
  const { t } = useWords();
  const format = useFormat();
  const faults = useMemo(
    () =>
      faultsOf(error, inputOf, (problem, detail) =>
        detail === problem.detail ? plainDetail(problem, t, format) : detail,
      ),
    [error, inputOf, t, format],
  );
  const { setErrors } = form;
  useEffect(() => {
    setErrors(Object.fromEntries(faults.map(({ field: name, detail }) => [name, detail])));
    // A form is another object at each rendering, its functions are not.
  }, [faults, setErrors]);
  return faults;
}

const ownName = (name: string): string => name;

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
 * The key by which the service knows a form that is sent twice: the same for the same content until
 * there was an answer, however often it is sent.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text || wasRefused(last.current.key))
      last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
