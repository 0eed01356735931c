import { List } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { HANDED_PARTS, HANDOVER_PARTS } from '#domain/handover/handover-parts.ts';
import type { Handover } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { Size } from './HandoversPage.tsx';

const route = getRouteApi('/signed-in/handovers/$id');

/** Time after which a handover that is being prepared is read again. */
const AGAIN_MS = 5_000;

/** File of a building for the next syndic: the archive, its receipt, and what is missing. */
export function HandoverPage() {
  const { t } = useWords();
  const { day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getHandover', { path: { id } });
  useRecord(
    'getHandover',
    { path: { id } },
    { enabled: query.data?.data.status === 'Preparing', refetchInterval: AGAIN_MS },
  );
  if (query.data === undefined) return <LoadingPage title={t('web-imports.handover.one')} />;
  const handover = query.data.data;
  const { building_id, building_name, status } = handover;
  const isReady = status === 'Ready';
  return (
    <Page
      title={t('web-imports.handover.one')}
      sentence={
        <>
          <State of="HandoverStatus" value={status} />{' '}
          <TextLink to="/buildings/$id" params={{ id: building_id }}>
            {building_name}
          </TextLink>
        </>
      }
      actions={isReady && <Downloads id={id} />}
    >
      {!isReady && <Explain>{t('web-imports.handover.preparing')}</Explain>}
      <Facts
        facts={[
          [t('web-imports.handover.ended_on'), day(handover.mandate_ended_on)],
          [t('web-imports.handover.last_on'), day(handover.last_on)],
          [t('web-imports.handover.made_at'), instant(handover.created_at)],
          [
            t('web-imports.handover.size'),
            handover.size === null ? null : <Size key="size" bytes={handover.size} />,
          ],
          [t('web-imports.handover.sha256'), handover.sha256],
        ]}
      />
      <Missing handover={handover} />
      <Contents files={handover.contents} />
    </Page>
  );
}

function Downloads({ id }: { readonly id: string }) {
  const { t } = useWords();
  return (
    <>
      <DownloadButton get={() => api.file('getHandoverReceipt', { path: { id } })}>
        {t('web-imports.handover.receipt')}
      </DownloadButton>
      <DownloadButton get={() => api.file('getHandoverFile', { path: { id } })} variant="filled">
        {t('web-imports.handover.download')}
      </DownloadButton>
    </>
  );
}

/** What the law asks for and the file lacks. */
function Missing({ handover: { missing } }: { readonly handover: Handover }) {
  const { t } = useWords();
  return (
    <Part title={t('web-imports.handover.missing')}>
      {missing.length === 0 ? (
        <p>{t('web-imports.handover.nothing_missing')}</p>
      ) : (
        <List size="sm">
          {missing.map(({ detail }) => (
            <List.Item key={detail}>{detail}</List.Item>
          ))}
        </List>
      )}
    </Part>
  );
}

interface CountedPart {
  readonly id: string;
  readonly rows: number;
}

/** Parts of an archive with the number of their records. */
export function Contents({ files }: { readonly files: Handover['contents'] }) {
  const { t } = useWords();
  const counts = new Map(files.map(({ file, rows }) => [file, rows]));
  const parts = HANDOVER_PARTS.flatMap((part): CountedPart[] => {
    const rows = counts.get(`${HANDED_PARTS[part]}.json`);
    return rows === undefined ? [] : [{ id: part, rows }];
  });
  const columns: readonly Column<CountedPart>[] = [
    {
      id: 'id',
      header: 'web-imports.handover.part',
      cell: ({ id }) => t(`web-imports.handover.part.${id}`),
    },
    { id: 'rows', header: 'web-imports.handover.rows', as: 'integer' },
  ];
  return (
    <Part title={t('web-imports.handover.contents')}>
      <DataTable
        caption={t('web-imports.handover.contents')}
        columns={columns}
        rows={parts}
        rowId={({ id }) => id}
      />
    </Part>
  );
}
