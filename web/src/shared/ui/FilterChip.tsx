import { Checkbox, Group, Popover, Radio, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useFormat } from '../format/format.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import type { Search } from '../routing/search.ts';
import { DayInput } from './DayInput.tsx';
import { Icon } from './Icon.tsx';
import { OwnerFilterField, OwnerName } from './OwnerField.tsx';
import styles from './filters.module.css';
import { DAYS, parameterNames, type Address, type AnyFilter } from './filters.ts';

/** Whether a filter applies: by the address, or by its default value. */
export function isFilterSet(filter: AnyFilter, search: Search<string>): boolean {
  return (
    filter.initial !== undefined ||
    parameterNames(filter).some((name) => search[name] !== undefined && search[name] !== '')
  );
}

/** Message id of a filter’s name. */
export function filterLabel({ as, label }: AnyFilter): string {
  if (label !== undefined) return label;
  return as === 'owner' ? 'web.owner' : 'web.filter.days';
}

interface Props extends Address {
  readonly filter: AnyFilter;
  /** Whether the reader has just added it. */
  readonly isAdded: boolean;
  readonly onClose: () => void;
}

/** Chip of a filter: its name and value, with its field in a popover. */
export function FilterChip(props: Props) {
  const { filter } = props;
  const { as, name = '', Field, Name } = filter;
  if (as === 'owner')
    return <RecordChip {...props} name="owner_id" Field={OwnerFilterField} Name={OwnerName} />;
  if (Field !== undefined && Name !== undefined)
    return <RecordChip {...props} name={name} Field={Field} Name={Name} />;
  if (as === 'toggle') return <Toggle {...props} />;
  return <ValueChip {...props} />;
}

/** Condition that is on or off. */
function Toggle({ filter, search, set }: Props) {
  const { t } = useWords();
  const { name = '', on = '' } = filter;
  const isOn = search[name] === on;
  return (
    <span className={styles['chip']} data-set={isOn || undefined}>
      <UnstyledButton
        className={styles['open']}
        aria-pressed={isOn}
        onClick={() => set({ [name]: isOn ? '' : on })}
      >
        {t(filterLabel(filter))}
        {isOn && <Icon name="x" size={14} />}
      </UnstyledButton>
    </span>
  );
}

function RecordChip(
  props: Props & Required<Pick<AnyFilter, 'Field' | 'Name'>> & { readonly name: string },
) {
  const { name, Field, Name, search, set } = props;
  const id = search[name] ?? '';
  return (
    <Name id={id}>
      {(shown) => (
        <Chip {...props} shown={id === '' ? undefined : (shown ?? '…')}>
          {(close) => (
            <Field
              value={id}
              onChange={(value) => {
                set({ [name]: value });
                close();
              }}
            />
          )}
        </Chip>
      )}
    </Name>
  );
}

function ValueChip(props: Props) {
  const { filter, search } = props;
  const { t } = useWords();
  const { day } = useFormat();
  return (
    <Chip {...props} shown={describeValue(filter, search, t, day)}>
      {(close) => <ValueField {...props} onDone={close} />}
    </Chip>
  );
}

/** Describes the value of a filter; undefined if it is not set. */
function describeValue(
  filter: AnyFilter,
  search: Search<string>,
  t: Words['t'],
  day: (date: string) => string,
): string | undefined {
  if (!isFilterSet(filter, search)) return undefined;
  const { as, name = '', names: [first, last] = DAYS, initial } = filter;
  if (as === 'days') {
    const from = search[first] ?? '';
    const to = search[last] ?? '';
    if (to === '') return t('web.filter.since', { day: day(from) });
    if (from === '') return t('web.filter.until', { day: day(to) });
    return t('web.filter.between', { from: day(from), to: day(to) });
  }
  const value = search[name] ?? initial ?? '';
  if (as === 'text') return value;
  const values = value.split(',');
  return listOptions(filter, t)
    .filter((option) => values.includes(option.value))
    .map(({ label }) => label)
    .join(', ');
}

function listOptions({ as, of, values = [], yes = '', no = '' }: AnyFilter, t: Words['t']) {
  if (as === 'flag')
    return [
      { value: 'true', label: t(yes) },
      { value: 'false', label: t(no) },
    ];
  return values.map((value) => ({ value, label: t(`enum.${of}.${value}`) }));
}

/** Field of a filter by days, text or values. */
function ValueField(props: Props & { readonly onDone: () => void }) {
  const { t } = useWords();
  const { filter, search, set, onDone } = props;
  const { as, name = '', names: [first, last] = DAYS, initial } = filter;
  const label = t(filterLabel(filter));
  if (as === 'days')
    return (
      <Group gap="xs" wrap="nowrap" role="group" aria-label={label}>
        <DayInput
          isInLayer
          label={t('web.filter.from')}
          value={search[first] ?? ''}
          onChange={(from) => set({ [first]: from })}
        />
        <DayInput
          isInLayer
          label={t('web.filter.to')}
          value={search[last] ?? ''}
          onChange={(to) => set({ [last]: to })}
        />
      </Group>
    );
  if (as === 'text')
    return (
      <TextInput
        label={label}
        defaultValue={search[name] ?? ''}
        onBlur={({ currentTarget }) => set({ [name]: currentTarget.value.trim() })}
        onKeyDown={({ key }) => key === 'Enter' && onDone()}
      />
    );
  const options = listOptions(filter, t);
  const values = (search[name] ?? initial ?? '').split(',').filter(Boolean);
  if (as === 'flag')
    return (
      <Radio.Group
        aria-label={label}
        value={values[0] ?? ''}
        onChange={(value) => set({ [name]: value })}
      >
        <Stack gap="xs">
          {options.map((option) => (
            <Radio key={option.value} {...option} />
          ))}
        </Stack>
      </Radio.Group>
    );
  return (
    <Checkbox.Group
      aria-label={label}
      value={values}
      onChange={(picked) => set({ [name]: picked.join(',') })}
    >
      <Stack gap="xs">
        {options.map((option) => (
          <Checkbox key={option.value} {...option} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Button with a filter’s name and value, which opens its field, and a button to clear it. */
function Chip(
  props: Props & {
    /** Text of its value; undefined if it is not set. */
    readonly shown: string | undefined;
    readonly children: (close: () => void) => ReactNode;
  },
) {
  const { t } = useWords();
  const { filter, search, set, shown, isAdded, onClose, children } = props;
  const [isOpen, setOpen] = useState(isAdded);
  const button = useRef<HTMLButtonElement>(null);
  const label = t(filterLabel(filter));
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose();
  };
  const clear = () => {
    set(Object.fromEntries(parameterNames(filter).map((name) => [name, ''])));
    button.current?.focus();
  };
  // A default value can be changed, but not cleared.
  const isDefault = parameterNames(filter).every((name) => search[name] === undefined);
  return (
    <span className={styles['chip']} data-set={shown === undefined ? undefined : true}>
      <Popover
        opened={isOpen}
        onChange={change}
        position="bottom-start"
        trapFocus
        returnFocus
        withinPortal
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <UnstyledButton ref={button} className={styles['open']} onClick={() => change(!isOpen)}>
            {shown === undefined ? (
              <>
                {label}
                <Icon name="chevron-down" size={14} />
              </>
            ) : (
              <span className={styles['value']}>
                {t('web.filter.set', { label, value: shown })}
              </span>
            )}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p={14} className={styles['field']}>
          {children(() => change(false))}
        </Popover.Dropdown>
      </Popover>
      {shown !== undefined && !isDefault && (
        <UnstyledButton
          className={styles['clear']}
          aria-label={t('web.filter.remove', { label })}
          onClick={clear}
        >
          <Icon name="x" size={14} />
        </UnstyledButton>
      )}
    </span>
  );
}
