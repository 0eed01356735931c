import { List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { sumEuro } from '../../../shared/format/sum-euro.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { useRight } from '../../../shared/session/session.ts';

/** How codes of accounts begin. */
const WORKING_CAPITAL = '10';
const RESERVE = '16';

/** What the association holds of both funds by its books, as whoever buys is to be told (art. 3.94 §1, 1°). */
export function FundsOfAssociation({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const query = useQuery({
    ...apiQuery('getBalanceSheet', { query: { building_id: buildingId } }),
    enabled: may('getBalanceSheet'),
  });
  if (query.data === undefined) return null;
  const { accounts } = query.data.data.liabilities.equity;
  const held = (start: string) =>
    money(
      sumEuro(accounts.filter(({ code }) => code?.startsWith(start)).map(({ amount }) => amount)),
    );
  return (
    <List.Item>
      {t('web-register.sale.effect.funds', {
        reserve: held(RESERVE),
        working_capital: held(WORKING_CAPITAL),
      })}
    </List.Item>
  );
}
