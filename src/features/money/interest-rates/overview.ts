import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { findPublishedRates } from './repository.ts';

/** Yearly published rates that are missing for the current year. */
export const interestRatesOverview: readonly OverviewPart[] = [
  {
    access: 'platform',
    async read({ db, today }) {
      const year = today.slice(0, 4);
      const rates = await findPublishedRates(db);
      const missing = INTEREST_RATE_KINDS.filter((kind) => {
        return !rates[kind].some(({ valid_from: from }) => from.startsWith(year));
      });
      const items = missing.map((rate) => ({
        kind: 'RateMissing' as const,
        facts: { rate, year },
        due_on: null,
        amount_cents: null,
        link: '/interest-rates',
      }));
      return { items, figures: {} };
    },
  },
];
