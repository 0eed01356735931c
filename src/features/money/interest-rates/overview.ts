import { findMissingRates } from '#domain/payment-reminders/interest-rates.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { findPublishedRates } from './repository.ts';

/** Published rates that are missing for this period, or for the next one in the month before it. */
function showMissingRates(access: OverviewPart['access'], enters: 'yes' | 'no'): OverviewPart {
  return {
    access,
    async read({ db, today }) {
      const missing = findMissingRates(await findPublishedRates(db), today);
      const items = missing.map(({ kind, year, half }) => ({
        kind: 'RateMissing' as const,
        facts: { rate: kind, year, half: half ?? 'none', enters },
        building_id: null,
        due_on: null,
        amount_cents: null,
        link: '/interest-rates',
      }));
      return { items, figures: {} };
    },
  };
}

/** For the operators of the platform, who enter rates, and for the offices, whose penalties wait for them. */
export const interestRatesOverview: readonly OverviewPart[] = [
  showMissingRates('platform', 'yes'),
  showMissingRates('funds:write', 'no'),
];
