import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useSearch } from '@tanstack/react-router';
import type { Owner } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Ageing } from '../../shared/ui/Ageing.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { CsvButton } from '../../shared/ui/CsvButton.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Explain } from '../../shared/ui/record.tsx';

const route = getRouteApi('/signed-in/owner-accounts');
const MOST = 500;

/** Balance of each owner of a building, with the age of open amounts. */
export function BalancesPage() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, building_id: id }),
      replace: true,
    });
  return (
    <Page
      title={t('web-navigation.payments.balances')}
      sentence={t('web-payments.balances.sentence')}
    >
      <Box maw={320} mb="md">
        <BuildingField id="building_id" value={building_id ?? ''} onChange={choose} />
      </Box>
      {building_id === undefined ? (
        <p>{t('web-payments.balances.choose')}</p>
      ) : (
        <Balances buildingId={building_id} />
      )}
    </Page>
  );
}

function Balances({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const { sort = '-balance' } = route.useSearch();
  const { money } = useFormat();
  const list = useList('listOwners', { query: { building_id: buildingId, sort, limit: MOST } });
  const stats = useQuery(
    apiQuery('getPaymentReminderStats', { query: { building_id: buildingId } }),
  );
  const owners = list.rows;
  const ageing = stats.data?.data.ageing;
  const columns = columnsFor(owners);
  const others = sumEuro([ageing?.balance ?? 0, ...owners.map(({ balance = 0 }) => -balance)]);
  const title = t('web-navigation.payments.balances');
  if (list.isPending || stats.isPending)
    return (
      <div aria-busy>
        <Rows count={10} />
      </div>
    );
  return (
    <>
      <Problem error={stats.error} />
      <ListTable
        caption={title}
        list={list}
        columns={columns}
        sort={sort}
        empty={t('web-payments.balances.empty')}
      />
      <CsvButton
        name="balances"
        label={title}
        rows={() => [
          [t('web.owner'), t('web-payments.balances.overdue'), t('web-payments.balances.balance')],
          ...owners.map(({ name, overdue = 0, balance = 0 }) => [name, overdue, balance]),
        ]}
      />
      {others !== 0 && !list.hasNextPage && (
        <Explain>
          {t(others > 0 ? 'web-payments.balances.others' : 'web-payments.balances.others_credit', {
            amount: money(Math.abs(others)),
          })}
        </Explain>
      )}
      {ageing !== undefined && <Ageing ageing={ageing} />}
    </>
  );
}

function columnsFor(owners: readonly Owner[]): readonly Column<Owner>[] {
  return [
    {
      id: 'name',
      header: 'web.owner',
      link: '/owners/$id',
      sort: 'name',
      foot: (_rows, { t }) => t('web-payments.total'),
    },
    {
      id: 'overdue',
      header: 'web-payments.balances.overdue',
      isNumber: true,
      cell: (owner, { amount }) => (owner.overdue === 0 ? '' : amount(owner.overdue ?? 0)),
      foot: (_rows, { amount }) => amount(sumEuro(owners.map(({ overdue = 0 }) => overdue))),
    },
    {
      id: 'balance',
      header: 'web-payments.balances.balance',
      isNumber: true,
      cell: (owner, { amount }) => amount(owner.balance ?? 0),
      sort: 'balance',
      foot: (_rows, { amount }) => amount(sumEuro(owners.map(({ balance = 0 }) => balance))),
    },
  ];
}
