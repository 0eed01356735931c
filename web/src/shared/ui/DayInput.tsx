import { Popover, TextInput, UnstyledButton, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { DATE_BOUNDS, addDays, isLocalDate } from '#domain/kernel/local-date.ts';
import { useFormat } from '../format/format.ts';
import { parseDay } from '../format/parse-day.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import styles from './DayInput.module.css';
import { Icon } from './Icon.tsx';
import { useLocalInput } from './local-input.ts';

type Own = 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'ref';

interface Props extends Omit<TextInputProps, Own> {
  /** `2026-03-07`, or empty; a field that keeps its own value begins with `defaultValue`. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Whether it is in a popover, which a click on a calendar outside of it would close. */
  readonly isInLayer?: boolean;
}

/**
 * Date field: typed as day and month, `t` for today, `+` and `-` for a day more or less, or chosen from
 * a calendar, which the arrow down opens.
 */
export function DayInput(props: Props) {
  const { value, defaultValue, onChange, min, max, error, isInLayer = false, ...input } = props;
  const { t } = useWords();
  const { day: inDigits } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typing = useTypedDay({ value: value ?? defaultValue ?? '', onChange, min, max });
  const { text, day, fault } = typing;
  useEffect(() => field.current?.setCustomValidity(fault ?? ''), [fault]);
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => (next ? setOpen(true) : close())}
      position="bottom-start"
      trapFocus
      // Otherwise the popover would replace the roles of the field.
      withRoles={false}
      withinPortal={!isInLayer}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <TextInput
          {...input}
          ref={field}
          value={isLocalDate(text) ? inDigits(text) : text}
          placeholder={t('web.day.form')}
          error={error ?? (typing.isLeft ? fault : undefined)}
          autoComplete="off"
          rightSectionPointerEvents="all"
          rightSection={
            <UnstyledButton
              className={styles['open']}
              tabIndex={-1}
              disabled={input.disabled}
              aria-label={t('web.day.open')}
              aria-expanded={isOpen}
              // Keeps the focus in the field, so that it is not left.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="calendar" />
            </UnstyledButton>
          }
          onChange={({ currentTarget }) => typing.change(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              setOpen(true);
            } else typing.press(event);
            input.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            typing.finish();
            input.onBlur?.(event);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown p={14} role="dialog" aria-label={t('web.day.calendar')}>
        <DayCalendar
          value={day ?? ''}
          isAllowed={(one) => isWithin(one, min, max)}
          onPick={(picked) => {
            typing.take(picked);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * Text of a date field, with the day that it means. The day is reported once its year is typed in full,
 * or else when the field is left.
 */
function useTypedDay(field: {
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
}) {
  const { value, onChange, min, max } = field;
  const { text, type, report } = useLocalInput(value);
  const [isLeft, setLeft] = useState(false);
  const typed = parseDay(text, today());
  const isUnreadable = text !== '' && typed === undefined;
  const fault = useFault({ isUnreadable, day: typed?.day, min, max });
  const pass = (day: string) => {
    report(day);
    onChange(day);
  };
  const take = (day: string) => {
    type(day);
    setLeft(false);
    pass(day);
  };
  const change = (next: string) => {
    type(next);
    setLeft(false);
    const read = parseDay(next, today());
    if (next === '') pass('');
    else if (read?.isWhole === true) pass(read.day);
  };
  const finish = () => {
    setLeft(true);
    if (isLocalDate(text) || text === '') return;
    if (typed !== undefined) type(typed.day);
    if (typed?.isWhole !== true) pass(typed?.day ?? '');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return finish();
    const base = text === '' ? today() : typed?.isWhole === true ? typed.day : undefined;
    const next = event.ctrlKey || event.metaKey ? undefined : readKey(event.key, base);
    if (next === undefined) return;
    event.preventDefault();
    take(next);
  };
  return { text, day: typed?.day, fault, isLeft, take, change, finish, press };
}

/** Returns the day that a key enters; undefined if the key is part of the text. */
function readKey(key: string, base: string | undefined): string | undefined {
  if (key === 't' || key === 'T') return today();
  if (base === undefined) return undefined;
  return key === '+' ? addDays(base, 1) : key === '-' ? addDays(base, -1) : undefined;
}

const { from: FIRST, to: LAST } = DATE_BOUNDS;

function isWithin(day: string, min: string = FIRST, max: string = LAST): boolean {
  return day >= min && day <= max;
}

/** Explains why the typed text is refused. */
function useFault(props: {
  readonly isUnreadable: boolean;
  readonly day: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
}): string | undefined {
  const { t } = useWords();
  const { day: inDigits } = useFormat();
  const { isUnreadable, day, min, max } = props;
  if (isUnreadable) return t('web.day.none');
  if (day === undefined) return undefined;
  if (min !== undefined && day < min) return t('web.day.not_before', { day: inDigits(min) });
  if (max !== undefined && day > max) return t('web.day.not_after', { day: inDigits(max) });
  return undefined;
}
