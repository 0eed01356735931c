import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { useFindKey } from './actions.ts';
import styles from './filters.module.css';
import { useLocalInput } from './local-input.ts';

/** Pause in typing before the search starts. */
const PAUSE_MS = 300;

/** Search field that searches when typing pauses. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onFind: (text: string) => void;
}) {
  const { label, value = '', onFind } = props;
  const { text, type, reported, report } = useLocalInput(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFindKey(input);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (typed: string) => {
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted === reported) return;
    report(wanted);
    onFind(wanted);
  };
  return (
    <TextInput
      ref={input}
      type="search"
      size="xs"
      className={styles['search'] ?? ''}
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" size={16} />}
      value={text}
      onChange={({ currentTarget: { value: typed } }) => {
        type(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => find(typed), PAUSE_MS);
      }}
      onKeyDown={({ key }) => key === 'Enter' && find(text)}
    />
  );
}
