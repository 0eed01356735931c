import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { parseTime } from '../format/parse-time.ts';
import { useWords } from '../i18n/words.tsx';
import { useLocalInput } from './local-input.ts';

interface Props extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'
> {
  /** `18:30`, or empty; a field that keeps its own value begins with `defaultValue`. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange: (time: string) => void;
}

/** Field for a time of day, typed in any usual way; it is completed when the field is left. */
export function TimeInput({ value, defaultValue, onChange, error, ...input }: Props) {
  const { t } = useWords();
  const { text, type, report } = useLocalInput(value ?? defaultValue ?? '');
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const time = parseTime(text);
  const fault = text === '' || time !== undefined ? undefined : t('web.time.none');
  useEffect(() => field.current?.setCustomValidity(fault ?? ''), [fault]);
  return (
    <TextInput
      {...input}
      ref={field}
      value={text}
      placeholder={t('web.time.form')}
      autoComplete="off"
      error={error ?? (isLeft ? fault : undefined)}
      onChange={({ currentTarget: { value: next } }) => {
        type(next);
        setLeft(false);
        const read = parseTime(next) ?? '';
        report(read);
        onChange(read);
      }}
      onBlur={(event) => {
        setLeft(true);
        if (time !== undefined) type(time);
        input.onBlur?.(event);
      }}
    />
  );
}
