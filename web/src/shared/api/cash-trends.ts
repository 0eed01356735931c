import { useQuery } from '@tanstack/react-query';
import { defaultPurpose } from '#domain/payments/bank-account.ts';
import { sumEuro } from '../format/sum-euro.ts';
import { useOrganization, useRight } from '../session/session.ts';
import { apiQuery } from './read.ts';

/** Cash and the reserve’s part of it at the ends of the last months, oldest first. */
interface CashTrends {
  readonly cash: readonly number[];
  readonly reserve: readonly number[];
}

/** Loads the trends for small lines beside figures; undefined for readers who may not see reports. */
export function useCashTrends(buildingId: string | undefined): CashTrends | undefined {
  const may = useRight();
  const organization = useOrganization();
  const series = useQuery({
    ...apiQuery('getCashSeries', { query: { building_id: buildingId } }),
    enabled: may('getCashSeries') && organization !== null,
  }).data?.data;
  if (series === undefined) return undefined;
  const reserves = series.accounts.filter(({ code }) => defaultPurpose(code) === 'Reserve');
  return {
    cash: series.totals,
    reserve: series.month_ends.map((_end, place) =>
      sumEuro(reserves.map(({ balances }) => balances[place] ?? 0)),
    ),
  };
}
