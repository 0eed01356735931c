import { TextInput, type TextInputProps } from '@mantine/core';
import { isDateWithinBounds } from '#domain/kernel/local-date.ts';
import { useLocalInput } from './local-input.ts';

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** `2026-03-07`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * Date field for a page that asks the service for the day at once. A day is reported when its year is
 * whole: while it is typed, browsers give years such as 0020.
 */
export function DayInput({ value, onChange, ...input }: Props) {
  const { text, type, report } = useLocalInput(value);
  return (
    <TextInput
      {...input}
      type="date"
      value={text}
      onChange={({ currentTarget: { value: day } }) => {
        type(day);
        if (day !== '' && !isDateWithinBounds(day)) return;
        report(day);
        onChange(day);
      }}
    />
  );
}
