import { useMemo } from 'react';
import { daysBetween } from '#domain/kernel/local-date.ts';
import { UNANSWERED_STATUSES } from '#domain/privacy/request.ts';
import type { GdprRequest } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

const unanswered: ReadonlySet<string> = new Set(UNANSWERED_STATUSES);

/** Table columns of data requests. */
export function useRequestColumns(): readonly Column<GdprRequest>[] {
  const { t } = useWords();
  const { day } = useFormat();
  return useMemo(
    (): readonly Column<GdprRequest>[] => [
      {
        id: 'kind',
        header: t('web-privacy.requests.kind'),
        cell: ({ id, kind }) => (
          <TextLink to="/gdpr/requests/$id" params={{ id }}>
            {t(`enum.GdprRequestKind.${kind}`)}
          </TextLink>
        ),
      },
      { id: 'owner', header: t('web.owner'), cell: ({ owner_name: name }) => name },
      {
        id: 'received',
        header: t('web-privacy.requests.received'),
        sort: 'received_on',
        cell: ({ received_on: on }) => day(on),
      },
      {
        id: 'due',
        header: t('web-privacy.requests.due'),
        sort: 'due_on',
        cell: ({ due_on: on }) => day(on),
      },
      {
        id: 'left',
        header: t('web-privacy.requests.left'),
        cell: ({ due_on: on, status }) => unanswered.has(status) && <DaysLeft until={on} />,
      },
      {
        id: 'status',
        header: t('web-privacy.requests.status'),
        cell: ({ status }) => <State of="GdprRequestStatus" value={status} />,
      },
    ],
    [t, day],
  );
}

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
