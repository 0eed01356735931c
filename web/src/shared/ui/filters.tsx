import { Button, MultiSelect, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { parseFilters } from '../routing/search.ts';
import styles from './filters.module.css';

/**
 * Filters in a row above a list. On phones, several of them are folded behind a button that shows
 * how many are set, to leave room for the rows.
 */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const id = useId();
  const [isOpen, show] = useState(false);
  const count = Object.keys(parseFilters(useLocation().searchStr)).length;
  if (Children.count(children) < 2) return <div className={styles['bar']}>{children}</div>;
  return (
    <>
      <Button
        variant="default"
        className={styles['fold'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => show(!isOpen)}
      >
        {t('web.filter.fold', { count })}
      </Button>
      <div id={id} className={styles['bar']} data-folded={!isOpen}>
        {children}
      </div>
    </>
  );
}

/** Pause in typing before the search starts. */
const PAUSE_MS = 300;

/** Search field that searches when typing pauses. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onFind: (text: string) => void;
}) {
  const { label, value = '', onFind } = props;
  const [text, type] = useState(value);
  const [shown, show] = useState(value);
  const [asked, ask] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // External changes of the address are adopted; changes from this field are already shown.
  if (value !== shown) {
    show(value);
    if (value !== asked) {
      ask(value);
      type(value);
    }
  }
  const find = (typed: string) => {
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted === asked) return;
    ask(wanted);
    onFind(wanted);
  };
  return (
    <TextInput
      type="search"
      label={label}
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

/** Filter by values of an enumeration, as in the address. */
export function ChoiceFilter(props: {
  readonly label: string;
  readonly of: string;
  readonly values: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const { t } = useWords();
  const { label, of, values, value, onChange } = props;
  return (
    <MultiSelect
      label={label}
      data={values.map((one) => ({ value: one, label: t(`enum.${of}.${one}`) }))}
      value={value?.split(',') ?? []}
      onChange={(chosen) => onChange(chosen.join(','))}
      clearable
      className={styles['choice'] ?? ''}
    />
  );
}

interface Days {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

/** Filter by first and last day, as in the address. */
export function DayRange(props: { readonly value: Days; readonly onChange: (days: Days) => void }) {
  const { t } = useWords();
  const { value, onChange } = props;
  return (
    <>
      <TextInput
        type="date"
        label={t('web.filter.from')}
        value={value.date_from ?? ''}
        onChange={({ currentTarget }) => onChange({ date_from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('web.filter.to')}
        value={value.date_to ?? ''}
        onChange={({ currentTarget }) => onChange({ date_to: currentTarget.value })}
      />
    </>
  );
}
