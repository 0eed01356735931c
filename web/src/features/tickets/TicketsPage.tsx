import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from '#domain/tickets/ticket.ts';
import type { Ticket } from '../../shared/api/generated.ts';
import { apiQuery, useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Board } from './Board.tsx';

const route = getRouteApi('/signed-in/tickets');

/** Tickets visible to the reader, as a list or as a board with a column per state. */
export function TicketsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, priority, category, view, sort = '-created_at', ...rest } = route.useSearch();
  const list = useList('listTickets', {
    query: {
      ...rest,
      building_id,
      sort,
      status: chosen(status, TICKET_STATUSES),
      priority: chosen(priority, TICKET_PRIORITIES),
      category: chosen(category, TICKET_CATEGORIES),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.tickets')}
      sentence={<Stats />}
      add={
        may('createTicket') && (
          <ButtonLink to="/tickets/new">{t('web-navigation.tickets.new')}</ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      view={view === 'board' ? <Board tickets={list.rows} /> : undefined}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-tickets.empty')}
    />
  );
}

/** Number of open tickets and average time to resolve one. */
function Stats() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const { data } = useQuery(
    apiQuery('readTicketStats', { query: building_id === undefined ? {} : { building_id } }),
  );
  if (data === undefined) return null;
  const { open, unassigned, median_hours_to_resolve: hours } = data.data;
  return t('web-tickets.stats', {
    open,
    unassigned,
    days: hours === null ? -1 : Math.max(1, Math.round(hours / 24)),
  });
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <SearchField label={t('web-tickets.find')} value={search.q} onFind={(q) => set({ q })} />
      <ChoiceFilter
        label={t('web-tickets.status')}
        of="TicketStatus"
        values={TICKET_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        label={t('web-tickets.priority')}
        of="TicketPriority"
        values={TICKET_PRIORITIES}
        value={search.priority}
        onChange={(priority) => set({ priority })}
      />
      <ChoiceFilter
        label={t('web-tickets.category')}
        of="TicketCategory"
        values={TICKET_CATEGORIES}
        value={search.category}
        onChange={(category) => set({ category })}
      />
      <SegmentedControl
        aria-label={t('web-tickets.view')}
        value={search.view ?? 'list'}
        onChange={(view) => set({ view: view === 'list' ? '' : view })}
        data={[
          { value: 'list', label: t('web-tickets.view.list') },
          { value: 'board', label: t('web-tickets.view.board') },
        ]}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { instant } = useFormat();
  return useMemo(
    (): readonly Column<Ticket>[] => [
      {
        id: 'title',
        header: t('web-tickets.name'),
        cell: ({ id, title }) => (
          <TextLink to="/tickets/$id" params={{ id }}>
            {title}
          </TextLink>
        ),
      },
      {
        id: 'about',
        header: t('web-tickets.where'),
        cell: ({ building_name, unit_number }) =>
          [building_name, unit_number].filter(Boolean).join(' · '),
      },
      {
        id: 'priority',
        header: t('web-tickets.priority'),
        cell: ({ priority }) => <State of="TicketPriority" value={priority} />,
      },
      {
        id: 'status',
        header: t('web-tickets.status'),
        cell: ({ status }) => <State of="TicketStatus" value={status} />,
      },
      {
        id: 'assignee',
        header: t('web-tickets.assignee'),
        cell: ({ assignee_name }) => assignee_name ?? t('web-tickets.nobody'),
      },
      {
        id: 'created',
        header: t('web-tickets.opened'),
        sort: 'created_at',
        cell: ({ created_at }) => instant(created_at),
      },
    ],
    [t, instant],
  );
}
