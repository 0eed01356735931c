import { useMemo } from 'react';
import type { GdprRequest } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** What was asked, by whom, and by when it is to be answered. */
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
        id: 'status',
        header: t('web-privacy.requests.status'),
        cell: ({ status }) => <State of="GdprRequestStatus" value={status} />,
      },
    ],
    [t, day],
  );
}
