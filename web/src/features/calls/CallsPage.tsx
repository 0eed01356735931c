import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CALL_STATUSES } from '#domain/funds/call-state.ts';
import { FUNDS } from '#domain/funds/funds.ts';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, DayRange, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { fundsOf } from './funds-of.ts';

const route = getRouteApi('/signed-in/calls-for-funds');

/** Calls for funds, newest first, filtered by the address. */
export function CallsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, fund, sort = '-call_date', ...rest } = route.useSearch();
  const list = useList('listCallsForFunds', {
    query: {
      ...rest,
      building_id,
      sort,
      status: chosen(status, CALL_STATUSES),
      fund: chosen(fund, FUNDS),
    },
  });
  const buildings = new Set(list.rows.map(({ building_id: of }) => of));
  return (
    <ListPage
      title={t('web-navigation.calls')}
      sentence={(count) => t('web-calls.count', { count })}
      add={
        may('createCallForFunds') && (
          <>
            <ButtonLink to="/calls-for-funds/bulk" variant="default">
              {t('web-navigation.calls.bulk.open')}
            </ButtonLink>
            <ButtonLink to="/calls-for-funds/new">{t('web-navigation.calls.new')}</ButtonLink>
          </>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useColumns(buildings.size > 1)}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-calls.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-calls.status')}
        of="CallStatus"
        values={CALL_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        label={t('web-calls.fund')}
        of="Fund"
        values={FUNDS}
        value={search.fund}
        onChange={(fund) => set({ fund })}
      />
      <DayRange value={search} onChange={set} />
    </FilterBar>
  );
}

function useColumns(isOfSeveral: boolean) {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<CallForFunds>[] => [
      {
        id: 'date',
        header: t('web-calls.date'),
        sort: 'call_date',
        cell: ({ call_date }) => day(call_date),
      },
      {
        id: 'title',
        header: t('web-calls.name'),
        cell: ({ id, title }) => (
          <TextLink to="/calls-for-funds/$id" params={{ id }}>
            {title}
          </TextLink>
        ),
      },
      ...(isOfSeveral
        ? [
            {
              id: 'building',
              header: t('web.building.building'),
              cell: ({ building_name }: CallForFunds) => building_name,
            },
          ]
        : []),
      { id: 'fund', header: t('web-calls.fund'), cell: (call) => fundsOf(call, t) },
      {
        id: 'due',
        header: t('web-calls.due_date'),
        sort: 'due_date',
        cell: ({ due_date }) => day(due_date),
      },
      {
        id: 'status',
        header: t('web-calls.status'),
        cell: ({ status }) => <State of="CallStatus" value={status} />,
      },
      {
        id: 'amount',
        header: t('web-calls.amount'),
        isNumber: true,
        cell: ({ total_amount }) => amount(total_amount),
      },
      {
        id: 'open',
        header: t('web-calls.open'),
        isNumber: true,
        cell: ({ open_amount: open }) => (open === null || open === 0 ? '' : amount(open)),
      },
    ],
    [t, day, amount, isOfSeveral],
  );
}
