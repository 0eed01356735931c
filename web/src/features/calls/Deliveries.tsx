import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CallForFunds, LetterDelivery } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { MarkPosted, PostedButton } from './MarkPosted.tsx';

/** How the letters of a call reached each owner, and which are yet to be posted. */
export function Deliveries({ call }: { readonly call: CallForFunds }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listCallDeliveries', { path: { id: call.id } }));
  const rows = query.data?.data;
  const [posting, post] = useState<LetterDelivery>();
  const columns = useColumns(call.id, post);
  const toPost = rows?.filter(({ status }) => status === 'ToPost').length ?? 0;
  const letters = (channel?: 'Post') =>
    api.file('getCallLetters', {
      path: { id: call.id },
      query: channel === undefined ? {} : { channel },
      format: 'pdf',
    });
  return (
    <Part title={t('web-calls.letters')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {query.isPending && <Rows count={3} />}
      {rows !== undefined && rows.length > 0 && (
        <Group mb="sm" gap="xs">
          <DownloadButton size="xs" get={() => letters()}>
            {t('web-calls.all_letters')}
          </DownloadButton>
          {toPost > 0 && (
            <DownloadButton size="xs" get={() => letters('Post')}>
              {t('web-calls.to_post', { count: toPost })}
            </DownloadButton>
          )}
        </Group>
      )}
      {rows !== undefined && (
        <DataTable
          caption={t('web-calls.letters')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          empty={t('web-calls.no_letters')}
        />
      )}
      {posting !== undefined && (
        <MarkPosted callId={call.id} delivery={posting} onClose={() => post(undefined)} />
      )}
    </Part>
  );
}

function useColumns(callId: string, post: (delivery: LetterDelivery) => void) {
  const { t } = useWords();
  const { day, instant } = useFormat();
  const may = useRight();
  const mayMark = may('markCallDeliveryPosted');
  return useMemo(
    (): readonly Column<LetterDelivery>[] => [
      { id: 'owner', header: t('web.owner'), cell: ({ owner_name }) => owner_name },
      {
        id: 'channel',
        header: t('web-calls.channel'),
        cell: ({ channel }) => t(`enum.LetterChannel.${channel}`),
      },
      {
        id: 'status',
        header: t('web-calls.status'),
        cell: ({ status }) => <State of="LetterDeliveryStatus" value={status} />,
      },
      {
        id: 'when',
        header: t('web-calls.when'),
        cell: ({ sent_at: sent, posted_on: posted, tracking_number: tracking, error }) =>
          [
            posted === null ? null : day(posted),
            sent === null ? null : instant(sent),
            tracking,
            error,
          ]
            .filter(Boolean)
            .join(' · '),
      },
      {
        id: 'acts',
        header: t('web-calls.letter'),
        cell: (delivery) => (
          <Group gap="xs" justify="flex-end">
            {mayMark && delivery.status === 'ToPost' && (
              <PostedButton delivery={delivery} onAsk={post} />
            )}
            <DownloadButton
              size="xs"
              aria-label={t('web-calls.letter_of', { owner: delivery.owner_name })}
              get={() =>
                api.file('getCallLetter', {
                  path: { id: callId, owner_id: delivery.owner_id },
                  format: 'pdf',
                })
              }
            >
              PDF
            </DownloadButton>
          </Group>
        ),
      },
    ],
    [t, day, instant, mayMark, callId, post],
  );
}
