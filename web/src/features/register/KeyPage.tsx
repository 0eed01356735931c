import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../shared/api/client.ts';
import type { DistributionKeyWeight } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/distribution-keys/$id');

/** Distribution key: the weight of each lot and since when it applies. */
export function KeyPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getDistributionKey', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.keys.key')} />;
  return <Shown answer={query.data} />;
}

function Shown({ answer }: { readonly answer: Answer<'getDistributionKey'> }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { data: key } = answer;
  const since = key.valid_from;
  const columns = columnsFor(key.total_weight);
  return (
    <Page
      title={keyName(key.name, t)}
      sentence={
        <>
          <TextLink to="/buildings/$id" params={{ id: key.building_id }}>
            {key.building_name}
          </TextLink>
          {` · ${since === null ? t('web-register.keys.since_ever') : t('web-register.keys.since_day', { date: day(since) })}`}
        </>
      }
      actions={<Actions answer={answer} />}
    >
      {key.is_general && <p>{t('web-register.keys.general')}</p>}
      <DataTable
        caption={t('web-register.keys.weights')}
        rows={key.weights}
        rowId={({ unit_id }) => unit_id}
        empty={t('web-register.units.empty')}
        columns={columns}
      />
    </Page>
  );
}

function Actions({ answer }: { readonly answer: Answer<'getDistributionKey'> }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { data: key, etag } = answer;
  const { id, name, building_id } = key;
  // The general key follows the quotas, which are edited on the lots.
  if (key.is_general) return null;
  return (
    <>
      {may('deleteDistributionKey') && (
        <AskFirst
          label={t('web-register.keys.delete')}
          isDestructive
          consequence={t('web-register.keys.delete_consequence', { name })}
          run={() =>
            api.call('deleteDistributionKey', {
              path: { id },
              etag,
            })
          }
          onDone={() =>
            navigate({ to: '/buildings/$id', params: { id: building_id }, search: { tab: 'keys' } })
          }
        />
      )}
      <ButtonLink needs="updateDistributionKey" to="/distribution-keys/$id/edit" params={{ id }}>
        {t('web-register.change')}
      </ButtonLink>
    </>
  );
}

function columnsFor(total: number): readonly Column<DistributionKeyWeight>[] {
  return [
    {
      id: 'unit',
      header: 'web-register.units.unit',
      cell: ({ unit_id: id, unit_number }) => (
        <TextLink to="/units/$id" params={{ id }}>
          {unit_number}
        </TextLink>
      ),
      foot: (_rows, { t }) => t('web-register.keys.total'),
    },
    {
      id: 'weight',
      header: 'web-register.keys.weight',
      as: 'integer',
      foot: (_rows, { integer }) => integer(total),
    },
    {
      id: 'part',
      header: 'web-register.share',
      isNumber: true,
      cell: ({ weight }, { percent }) => percent(weight / Math.max(1, total)),
    },
  ];
}
