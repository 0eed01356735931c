import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LetterDelivery } from '../api/generated.ts';
import { apiQuery } from '../api/query.ts';
import { useWords } from '../i18n/words.tsx';
import { api, useRight } from '../session/session.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { DownloadButton } from '../ui/DownloadButton.tsx';
import { Rows } from '../ui/Page.tsx';
import { Problem } from '../ui/Problem.tsx';
import type { Column } from '../ui/columns.tsx';
import { Part } from '../ui/record.tsx';
import { MarkAllPosted } from './MarkAllPosted.tsx';
import { MarkPosted, PostedButton, type Posted } from './MarkPosted.tsx';
import { deliveryColumns } from './delivery-columns.tsx';

/** Operations that list letters and mark them as posted. */
const OPERATIONS = {
  call: {
    list: 'listCallDeliveries',
    all: 'getCallLetters',
    one: 'getCallLetter',
    post: 'markCallDeliveryPosted',
  },
  convocation: {
    list: 'listConvocations',
    all: 'getConvocationLetters',
    one: 'getConvocationLetter',
    post: 'markConvocationPosted',
  },
  minutes: {
    list: 'listMinutesDeliveries',
    all: 'getMinutesLetters',
    one: 'getMinutesLetter',
    post: 'markMinutesPosted',
  },
  statement: {
    list: 'listStatementDeliveries',
    all: 'getStatementLetters',
    one: 'getStatementLetter',
    post: 'markStatementDeliveryPosted',
  },
} as const;

/** Delivery of letters to each owner, including those still to be posted. */
export function Deliveries(props: {
  readonly of: keyof typeof OPERATIONS;
  /** Id of the call, the meeting or the run of statements. */
  readonly id: string;
  /** Heading for these letters. */
  readonly title?: string;
}) {
  const { t } = useWords();
  const { of, id, title = t('web.letters.title') } = props;
  const operations = OPERATIONS[of];
  const query = useQuery(apiQuery(operations.list, { path: { id } }));
  const rows = query.data?.data;
  const [posting, post] = useState<LetterDelivery>();
  const columns = useColumns(of, id, post);
  const may = useRight();
  const toPost = rows?.filter(({ status }) => status === 'ToPost') ?? [];
  const mark = (delivery: LetterDelivery, body: Posted) =>
    api.call(operations.post, {
      path: { id, delivery_id: delivery.id },
      body,
      etag: delivery.etag,
    });
  const letters = (channel?: 'Post') =>
    api.file(operations.all, {
      path: { id },
      query: channel === undefined ? {} : { channel },
      format: 'pdf',
    });
  return (
    <Part title={title} isLoading={query.isPending}>
      <Problem error={query.error} />
      {query.isPending && <Rows count={3} />}
      {rows !== undefined && rows.length > 0 && (
        <Group mb="sm" gap="xs">
          <DownloadButton size="xs" get={() => letters()}>
            {t('web.letters.all')}
          </DownloadButton>
          {toPost.length > 0 && (
            <DownloadButton size="xs" get={() => letters('Post')}>
              {t('web.letters.to_post', { count: toPost.length })}
            </DownloadButton>
          )}
          {may(operations.post) && <MarkAllPosted deliveries={toPost} run={mark} />}
        </Group>
      )}
      {rows !== undefined && (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          empty={t('web.letters.none')}
        />
      )}
      {posting !== undefined && (
        <MarkPosted delivery={posting} run={mark} onClose={() => post(undefined)} />
      )}
    </Part>
  );
}

function useColumns(
  of: keyof typeof OPERATIONS,
  id: string,
  post: (delivery: LetterDelivery) => void,
): readonly Column<LetterDelivery>[] {
  const operations = OPERATIONS[of];
  const may = useRight();
  const mayMark = may(operations.post);
  return [
    { id: 'owner_name', header: 'web.owner' },
    ...deliveryColumns,
    {
      id: 'acts',
      header: 'web.letters.one',
      cell: (delivery, { t }) => (
        <Group gap="xs" justify="flex-end">
          {mayMark && delivery.status === 'ToPost' && (
            <PostedButton delivery={delivery} onAsk={post} />
          )}
          <DownloadButton
            size="xs"
            aria-label={t('web.letters.of', { owner: delivery.owner_name })}
            get={() =>
              api.file(operations.one, {
                path: { id, owner_id: delivery.owner_id },
                format: 'pdf',
              })
            }
          >
            PDF
          </DownloadButton>
        </Group>
      ),
    },
  ];
}
