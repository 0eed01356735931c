import { useQuery } from '@tanstack/react-query';
import type { Ticket } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';

const MOST = 100;

/** Questions of owners about lines of the run; nothing if there are none. */
export function Questions({ id }: { readonly id: string }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listTickets', { query: { statement_id: id, limit: MOST } }));
  const tickets = query.data?.data ?? [];
  if (tickets.length === 0) {
    return (
      <div aria-busy={query.isPending}>
        <Problem error={query.error} />
      </div>
    );
  }
  return (
    <Part title={t('web-statements.questions', { count: tickets.length })}>
      <DataTable
        caption={t('web-statements.questions', { count: tickets.length })}
        columns={columns}
        rows={tickets}
      />
    </Part>
  );
}

const columns: readonly Column<Ticket>[] = [
  {
    id: 'title',
    header: 'web-statements.question',
    cell: ({ id, title }) => (
      <TextLink to="/tickets/$id" params={{ id }}>
        {title}
      </TextLink>
    ),
  },
  { id: 'owner_name', header: 'web.owner' },
  { id: 'status', header: 'web-statements.status', as: 'state', of: 'TicketStatus' },
];
