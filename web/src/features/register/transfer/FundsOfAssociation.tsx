import { List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { sumEuro } from '../../../shared/format/sum-euro.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { useRight } from '../../../shared/session/session.ts';

/** Prefixes of account codes. */
const WORKING_CAPITAL = '10';
const RESERVE = '16';
/** Income from calls for the reserve, until it is appropriated when its year is closed. */
const RESERVE_CALLS = '700';

/**
 * Balances of both funds of the association in its books, as the buyer must be informed (art. 3.94
 * §1, 1°), with the calls for the reserve that are not appropriated yet.
 */
export function FundsOfAssociation({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const query = useQuery({
    ...apiQuery('getBalanceSheet', { query: { building_id: buildingId } }),
    enabled: may('getBalanceSheet'),
  });
  const open = useQuery({
    ...apiQuery('getTrialBalance', { query: { building_id: buildingId } }),
    enabled: may('getTrialBalance'),
  });
  if (query.data === undefined || open.isLoading) return null;
  const { accounts } = query.data.data.liabilities.equity;
  const held = (start: string) =>
    money(
      sumEuro(accounts.filter(({ code }) => code?.startsWith(start)).map(({ amount }) => amount)),
    );
  const calls = open.data?.data.accounts.filter(({ code }) => code.startsWith(RESERVE_CALLS)) ?? [];
  const called = sumEuro(calls.map(({ balance }) => -balance));
  return (
    <List.Item>
      {t('web-register.sale.effect.funds', {
        reserve: held(RESERVE),
        working_capital: held(WORKING_CAPITAL),
      })}
      {called > 0 && ` ${t('web-register.sale.effect.funds_called', { called: money(called) })}`}
    </List.Item>
  );
}
