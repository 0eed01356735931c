import { Button, MultiSelect, TextInput } from '@mantine/core';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords, type Words } from '../i18n/words.tsx';
import { chosen, parseFilters, type Search } from '../routing/search.ts';
import { useRight } from '../session/session.ts';
import { DayInput } from './DayInput.tsx';
import { OwnerField } from './OwnerField.tsx';
import { useFindKey } from './actions.ts';
import styles from './filters.module.css';
import { useLocalInput } from './local-input.ts';

/** Search parameters of a page, and how to change some of them. */
interface Address {
  readonly search: Search<string>;
  readonly set: (change: Search<string>) => void;
}

/** Properties of a filter that draws its own field. */
type FieldProps = Address & Pick<Words, 't'>;

/** Filter by values of an enumeration. */
type Choice<Query> = {
  [Name in keyof Query & string]: NonNullable<Query[Name]> extends readonly (infer Value)[]
    ? {
        readonly name: Name;
        /** Message id. */
        readonly label: string;
        readonly of: string;
        readonly values: readonly Value[];
        /** Values that apply if the address names none. */
        readonly initial?: Value;
      }
    : never;
}[keyof Query & string];

/**
 * Filter of a list, kept in the address: a text, a day, a range of days, an owner, values of an
 * enumeration, or a field of its own.
 */
export type Filter<Query> =
  | {
      readonly as: 'search' | 'day';
      readonly name: keyof Query & string;
      /** Message id. */
      readonly label: string;
    }
  | { readonly as: 'days' | 'owner' }
  | {
      readonly name?: keyof Query & string;
      readonly field: (props: FieldProps) => ReactNode;
    }
  | Choice<Query>;

/** Filter of any list. */
export interface AnyFilter {
  readonly as?: 'search' | 'day' | 'days' | 'owner';
  readonly name?: string;
  readonly label?: string;
  readonly of?: string;
  readonly values?: readonly string[];
  readonly initial?: string;
  readonly field?: (props: FieldProps) => ReactNode;
}

/** Values of the filters in the address, as the service expects them. */
export function filterValues(
  filters: readonly AnyFilter[],
  search: Search<string>,
): Record<string, readonly string[] | undefined> {
  return Object.fromEntries(
    filters.flatMap(({ name = '', values, initial }) =>
      values === undefined ? [] : [[name, chosen(search[name] ?? initial, values)]],
    ),
  );
}

/** Names of the search parameters that filters set. */
export function filterNames(filters: readonly AnyFilter[]): readonly string[] {
  return filters.flatMap(({ as, name }) => {
    if (as === 'days') return ['date_from', 'date_to'];
    return as === 'owner' ? ['owner_id'] : (name ?? []);
  });
}

/** Search parameters of the current page, and a function that changes them in place. */
export function useAddress(): Address {
  const search: Search<string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: Search<string>) =>
    void navigate({
      to: '.',
      search: (before: Search<string>) => ({ ...before, ...change }),
      replace: true,
    });
  return { search, set };
}

/** Filters of a list by definition. */
export function Filters({ filters }: { readonly filters: readonly AnyFilter[] }) {
  const may = useRight();
  const address = useAddress();
  const shown = filters.filter(({ as }) => as !== 'owner' || may('listOwners'));
  return (
    <FilterBar>
      {shown.map((filter, place) => (
        <FilterField key={place} filter={filter} {...address} />
      ))}
    </FilterBar>
  );
}

function FilterField(props: Address & { readonly filter: AnyFilter }) {
  const { t } = useWords();
  const { filter, search, set } = props;
  const { as, name = '', label = '', of, values = [], initial, field } = filter;
  if (field !== undefined) return field({ search, set, t });
  if (as === 'days') return <DayRange value={search} onChange={(days) => set({ ...days })} />;
  if (as === 'owner')
    return (
      <OwnerField
        buildingId={search['building_id']}
        value={search['owner_id'] ?? ''}
        onChange={(owner_id) => set({ owner_id })}
      />
    );
  const change = (value: string) => set({ [name]: value });
  if (as === 'search') return <SearchField label={t(label)} value={search[name]} onFind={change} />;
  if (as === 'day')
    return <DayInput label={t(label)} value={search[name] ?? ''} onChange={change} />;
  return (
    <MultiSelect
      label={t(label)}
      data={values.map((value) => ({ value, label: t(`enum.${of}.${value}`) }))}
      value={(search[name] ?? initial)?.split(',') ?? []}
      onChange={(picked) => change(picked.join(','))}
      clearable
      className={styles['choice'] ?? ''}
    />
  );
}

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
      <DayInput
        label={t('web.filter.from')}
        value={value.date_from ?? ''}
        onChange={(date_from) => onChange({ date_from })}
      />
      <DayInput
        label={t('web.filter.to')}
        value={value.date_to ?? ''}
        onChange={(date_to) => onChange({ date_to })}
      />
    </>
  );
}
