import { TICKET_STATUSES } from '#domain/tickets/ticket.ts';
import type { Ticket } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './tickets.module.css';

/** Tickets in columns by state. */
export function Board({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const { t } = useWords();
  return (
    <div className={styles['board']}>
      {TICKET_STATUSES.map((status) => {
        const here = tickets.filter((ticket) => ticket.status === status);
        return (
          <section key={status} className={styles['column']}>
            <h2>
              {t('web-tickets.column', {
                name: t(`enum.TicketStatus.${status}`),
                count: here.length,
              })}
            </h2>
            <ul className={styles['cards']}>
              {here.map(({ id, title, building_name, priority, assignee_name }) => (
                <li key={id} className={styles['card']}>
                  <TextLink to="/tickets/$id" params={{ id }}>
                    {title}
                  </TextLink>
                  <span className={styles['soft']}>
                    {[building_name, assignee_name ?? t('web-tickets.nobody')].join(' · ')}
                  </span>
                  <State of="TicketPriority" value={priority} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
