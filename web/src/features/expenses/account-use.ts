import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Expense } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';

/** Most accounts of the chart whose names are loaded. */
const MOST = 500;
const FRESH_MS = 5 * 60_000;

/** Returns the names of cost accounts by code, in the language of the page. */
export function useAccountNames(isWanted: boolean): ReadonlyMap<string, string> {
  const { language } = useWords();
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('listAccounts', { query: { account_type: ['Expense'], limit: MOST } }),
    enabled: isWanted && may('listAccounts'),
    staleTime: FRESH_MS,
  });
  return useMemo(
    () => new Map(data?.data.map(({ code, name, labels }) => [code, labels[language] ?? name])),
    [data, language],
  );
}

/** Budget of the current financial year of a building: what is used of it, by account. */
export interface BudgetUse {
  readonly from: string;
  readonly to: string;
  /** Costs as a fraction of the budget, by account code. */
  readonly used: ReadonlyMap<string, number>;
  /** Rest of the budget in euro, by account code; negative if it is overrun. */
  readonly left: ReadonlyMap<string, number>;
}

/** Returns how far the adopted budget of a building is used; undefined if there is none, or while unknown. */
export function useBudgetUse(buildingId: string | undefined): BudgetUse | undefined {
  const may = useRight();
  const path = { id: buildingId ?? '' };
  const mayRead = may('getBudgetFollowUp') && may('listBudgets') && may('listFiscalYears');
  const isWanted = buildingId !== undefined && mayRead;
  const years = useQuery({ ...apiQuery('listFiscalYears', { path }), enabled: isWanted });
  const budgets = useQuery({ ...apiQuery('listBudgets', { path }), enabled: isWanted });
  const now = today();
  const year = years.data?.data.find(
    ({ start_date, end_date }) => start_date <= now && now <= end_date,
  );
  const budget = budgets.data?.data.find(
    ({ fiscal_year_id, kind, status }) =>
      fiscal_year_id === year?.id && kind === 'Ordinary' && status === 'Adopted',
  );
  const { data } = useQuery({
    ...apiQuery('getBudgetFollowUp', { path: { id: budget?.id ?? '' } }),
    enabled: budget !== undefined,
  });
  return useMemo(() => {
    if (year === undefined || data === undefined) return undefined;
    const lines = data.data.lines.filter((line) => line.budget > 0);
    return {
      from: year.start_date,
      to: year.end_date,
      used: new Map(lines.map((line) => [line.account_code, line.actual / line.budget])),
      left: new Map(lines.map((line) => [line.account_code, sumEuro([line.budget, -line.actual])])),
    };
  }, [year, data]);
}

/** Account codes of an expense: those of its parts, or its own. */
export function accountCodes({ account_code, allocations }: Expense): readonly string[] {
  const codes = allocations.map((part) => part.account_code);
  return codes.length === 0 ? [account_code] : [...new Set(codes)];
}
