import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Ticket, TicketHistoryEvent } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Attachments } from './Attachments.tsx';
import { Comments } from './Comments.tsx';
import { TicketActions } from './TicketActions.tsx';
import styles from './tickets.module.css';

const route = getRouteApi('/signed-in/tickets/$id');

/** Ticket: description, state, comments and history. */
export function TicketPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getTicket', { path: { id } });
  const ticket = query.data?.data;
  if (ticket === undefined) return <LoadingPage title={t('web-tickets.one')} />;
  return (
    <Page
      title={ticket.title}
      sentence={<Facts ticket={ticket} />}
      actions={<TicketActions ticket={ticket} etag={query.data?.etag} />}
    >
      <p className={styles['text']}>{ticket.description}</p>
      <AboutStatement ticket={ticket} />
      <Outcome ticket={ticket} />
      <Attachments ticketId={id} mayAdd={ticket.allowed_actions.includes('attachments')} />
      <Comments ticketId={id} mayAdd={ticket.allowed_actions.includes('comments')} />
      <History ticketId={id} />
    </Page>
  );
}

function Facts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { building_name, unit_number, assignee_name, created_by_name, created_at } = ticket;
  const facts = [
    t(`enum.TicketCategory.${ticket.category}`),
    building_name,
    unit_number,
    t('web-tickets.opened_by', { name: created_by_name ?? '', when: instant(created_at) }),
    assignee_name === null
      ? t('web-tickets.nobody')
      : t('web-tickets.dealt_with', { name: assignee_name }),
  ];
  return (
    <span className={styles['head']}>
      <State of="TicketStatus" value={ticket.status} />
      <State of="TicketPriority" value={ticket.priority} />
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Link to the line of a statement of charges that the ticket asks about. */
function AboutStatement({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useWords();
  const { statement_line: about, owner_id } = ticket;
  if (about === null) return null;
  return (
    <p>
      <TextLink
        to="/statements/$id"
        params={{ id: about.statement_id }}
        search={{ owner_id: owner_id ?? undefined, line: String(about.number) }}
      >
        {t('web-tickets.statement_line')}
      </TextLink>
    </p>
  );
}

/** Resolution of the ticket and the resulting expense. */
function Outcome({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useWords();
  const may = useRight();
  const { resolution, cancellation_reason: reason, expense_id: expenseId, status } = ticket;
  const mayMakeExpense = may('createExpense') && may('updateTicket');
  const canBecomeExpense = expenseId === null && status !== 'Cancelled' && mayMakeExpense;
  return (
    <>
      {resolution !== null && <p>{t('web-tickets.resolution_is', { text: resolution })}</p>}
      {reason !== null && <p>{t('web-tickets.cancelled_because', { text: reason })}</p>}
      {canBecomeExpense && (
        <ButtonLink to="/expenses/new" search={{ ticket_id: ticket.id }} variant="default">
          {t('web-tickets.make_expense')}
        </ButtonLink>
      )}
      {expenseId !== null && (
        <p>
          <TextLink to="/expenses/$id" params={{ id: expenseId }}>
            {t('web-tickets.expense')}
          </TextLink>
        </p>
      )}
    </>
  );
}

function History({ ticketId }: { readonly ticketId: string }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const query = useQuery(apiQuery('listTicketHistory', { path: { id: ticketId } }));
  const said = ({ event, actor_name: name, details, occurred_at: at }: TicketHistoryEvent) => {
    const facts = [
      `${instant(at)} · ${t(`enum.TicketEvent.${event}`)}`,
      details.assignee_name,
      details.supplier_name,
      details.reason,
      name,
    ];
    return facts.filter(Boolean).join(' · ');
  };
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-tickets.history')}</h2>
      <Problem error={query.error} />
      <ul className={styles['history']}>
        {query.data?.data.map((event) => (
          <li key={event.id}>{said(event)}</li>
        ))}
      </ul>
    </section>
  );
}
