import { daysBetween } from '#domain/kernel/local-date.ts';
import { UNANSWERED_STATUSES } from '#domain/privacy/request.ts';
import type { GdprRequest } from '../../shared/api/generated.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';

const unanswered: ReadonlySet<string> = new Set(UNANSWERED_STATUSES);

/** Table columns of data requests. */
export const requestColumns: readonly Column<GdprRequest>[] = [
  {
    id: 'kind',
    header: 'web-privacy.requests.kind',
    of: 'GdprRequestKind',
    link: '/gdpr/requests/$id',
  },
  { id: 'owner_name', header: 'web.owner' },
  { id: 'received_on', header: 'web-privacy.requests.received', as: 'day', sort: 'received_on' },
  { id: 'due_on', header: 'web-privacy.requests.due', as: 'day', sort: 'due_on' },
  {
    id: 'left',
    header: 'web-privacy.requests.left',
    cell: ({ due_on: on, status }) => unanswered.has(status) && <DaysLeft until={on} />,
  },
  { id: 'status', header: 'web-privacy.requests.status', as: 'state', of: 'GdprRequestStatus' },
];

/** Number of days left from which a deadline counts as urgent. */
const PRESSING_DAYS = 7;

/** Days left to answer, or days overdue. */
function DaysLeft({ until }: { readonly until: string }) {
  const { t } = useWords();
  const days = daysBetween(today(), until);
  if (days < 0) return <Tag tone="bad">{t('web-privacy.requests.days_late', { days: -days })}</Tag>;
  const said = t('web-privacy.requests.days_left', { days });
  return days <= PRESSING_DAYS ? <Tag tone="warn">{said}</Tag> : said;
}
