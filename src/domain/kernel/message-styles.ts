import type { Language } from './language.ts';

/** How numbers, amounts and dates are written: as in Belgium, and in English as in Britain. */
export const LOCALES: Record<Language, string> = {
  fr: 'fr-BE',
  nl: 'nl-BE',
  de: 'de-BE',
  en: 'en-GB',
};

/**
 * The styles that a message may ask for: `{debit, number, euro}`, `{rate, number, percentage}`,
 * `{start_date, date, day}` in figures, `{start_date, date, words}` with the name of the month.
 */
export const MESSAGE_STYLES = {
  number: {
    euro: { style: 'currency', currency: 'EUR' },
    percentage: { style: 'percent', maximumFractionDigits: 4 },
  },
  date: {
    day: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
    words: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  },
} as const;
