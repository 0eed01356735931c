import { useMemo } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { LOCALES } from '#domain/kernel/message-styles.ts';
import { useWords } from '../i18n/words.tsx';

/** Formatting of numbers and dates in the language of the page. */
export interface Format {
  /** Euro amount as in the API, with currency sign: `1 234,50 €`. */
  readonly money: (euro: number) => string;
  /** Without currency sign, for columns whose header names it. */
  readonly amount: (euro: number) => string;
  /** As `amount`, with the sign also of what is positive, for differences. */
  readonly signed: (euro: number) => string;
  readonly integer: (value: number) => string;
  /** Possible meaning of a typed number, with all its decimals. */
  readonly reading: (value: number) => string;
  /** With at most one decimal. */
  readonly decimal: (value: number) => string;
  /** Fraction as a percentage. */
  readonly percent: (fraction: number) => string;
  /** Fraction as a whole percentage with its sign, for differences. */
  readonly signedPercent: (fraction: number) => string;
  /** Date `2026-03-07` in digits: 07/03/2026. */
  readonly day: (date: string) => string;
  /** In digits, without the year: 07/03. */
  readonly shortDay: (date: string) => string;
  /** Short names of the days of a week, from Monday. */
  readonly weekdays: readonly string[];
  /** With the names of weekday and month, without the year. */
  readonly weekday: (date: string) => string;
  readonly longDay: (date: string) => string;
  /** Month of `2026-03-07`: March 2026. */
  readonly month: (date: string) => string;
  /** Instant as day and minute in Belgian time. */
  readonly instant: (instant: string) => string;
  /** Instant relative to now. */
  readonly relative: (instant: string, now: number) => string;
}

const ZONE = 'Europe/Brussels';
/** Days of a week from Monday. */
const A_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As wide as a plus and a digit, unlike the hyphen that locales use. */
const MINUS = '−';
const formats = new Map<Language, Format>();

function formatIn(language: Language): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = createFormat(LOCALES[language]);
  formats.set(language, made);
  return made;
}

/** Returns the formats of the page's language. */
export function useFormat(): Format {
  const { language } = useWords();
  return useMemo(() => formatIn(language), [language]);
}

function createFormat(locale: string): Format {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => format.format(value).replace('-', MINUS);
  };
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  };
  const inFigures = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: ZONE,
  });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    money: number({ style: 'currency', currency: 'EUR' }),
    amount: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    signed: number({
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
    integer: number({ maximumFractionDigits: 0 }),
    reading: number({ maximumFractionDigits: 15, useGrouping: 'always' }),
    decimal: number({ maximumFractionDigits: 1 }),
    percent: number({ style: 'percent', maximumFractionDigits: 2 }),
    signedPercent: number({
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
    day: day({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    shortDay: day({ day: '2-digit', month: '2-digit' }),
    weekdays: A_WEEK.map(day({ weekday: 'short' })),
    weekday: day({ weekday: 'short', day: 'numeric', month: 'short' }),
    longDay: day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: day({ month: 'long', year: 'numeric' }),
    instant: (value) => inFigures.format(new Date(value)),
    relative(value, now) {
      const passed = Date.parse(value) - now;
      if (Math.abs(passed) < HOUR_MS) return relative.format(Math.round(passed / 60_000), 'minute');
      if (Math.abs(passed) < DAY_MS) return relative.format(Math.round(passed / HOUR_MS), 'hour');
      return relative.format(Math.round(passed / DAY_MS), 'day');
    },
  };
}
