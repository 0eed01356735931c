import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from '#domain/tickets/ticket.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { useAddress } from '../../shared/ui/filters.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Board } from './Board.tsx';

const tickets: ListDefinition<'listTickets'> = {
  operation: 'listTickets',
  also: ['assignee_id'],
  isOfBuilding: true,
  sort: '-created_at',
  filters: [
    { as: 'search', name: 'q', label: 'web-tickets.find' },
    { name: 'status', label: 'web-tickets.status', of: 'TicketStatus', values: TICKET_STATUSES },
    {
      name: 'priority',
      label: 'web-tickets.priority',
      of: 'TicketPriority',
      values: TICKET_PRIORITIES,
    },
    {
      name: 'category',
      label: 'web-tickets.category',
      of: 'TicketCategory',
      values: TICKET_CATEGORIES,
    },
  ],
  columns: [
    { id: 'title', header: 'web-tickets.name', link: '/tickets/$id' },
    {
      id: 'about',
      header: 'web-tickets.where',
      cell: ({ building_name, unit_number }) =>
        [building_name, unit_number].filter(Boolean).join(' · '),
    },
    { id: 'priority', header: 'web-tickets.priority', as: 'state', of: 'TicketPriority' },
    { id: 'status', header: 'web-tickets.status', as: 'state', of: 'TicketStatus' },
    {
      id: 'assignee',
      header: 'web-tickets.assignee',
      cell: ({ assignee_name }, { t }) => assignee_name ?? t('web-tickets.nobody'),
    },
    { id: 'created_at', header: 'web-tickets.opened', as: 'instant', sort: 'created_at' },
  ],
};

/** Tickets visible to the reader, as a list or as a board with a column per state. */
export function TicketsPage() {
  const { t } = useWords();
  const list = usePageList(tickets);
  const { search, set } = useAddress();
  const { view = 'list' } = search;
  return (
    <ListPage
      title={t('web-navigation.tickets')}
      sentence={<Stats />}
      add={
        <ButtonLink needs="createTicket" to="/tickets/new">
          {t('web-navigation.tickets.new')}
        </ButtonLink>
      }
      display={
        <SegmentedControl
          size="xs"
          aria-label={t('web-tickets.view')}
          value={view}
          onChange={(next) => set({ view: next === 'list' ? '' : next })}
          data={[
            { value: 'list', label: t('web-tickets.view.list') },
            { value: 'board', label: t('web-tickets.view.board') },
          ]}
        />
      }
      list={list}
      view={view === 'board' ? <Board tickets={list.rows} /> : undefined}
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
