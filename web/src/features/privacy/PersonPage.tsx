import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { DataAccess, DataRectification } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId, useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Restrictions } from './Restrictions.tsx';
import { RightsActions } from './RightsActions.tsx';
import styles from './privacy.module.css';
import { requestColumns } from './request-columns.tsx';

const route = getRouteApi('/signed-in/gdpr/owners/$id');

/** Personal data held on an owner, for staff who answer a request. */
export function PersonPage() {
  const { id } = route.useParams();
  return <Person id={id} />;
}

/** Personal data held on the signed-in person. */
export function MyDataPage() {
  const id = useOwnerId();
  return id === null ? null : <Person id={id} />;
}

function Person({ id }: { readonly id: string }) {
  const { t } = useWords();
  const may = useRight();
  const isOwn = useOwnerId() === id;
  const query = useRecord('getOwner', { path: { id } });
  const owner = query.data?.data;
  const title = isOwn ? t('web-navigation.privacy.mine') : t('web-privacy.data');
  if (owner === undefined) return <LoadingPage title={title} />;
  return (
    <Page
      title={title}
      sentence={isOwn ? t('web-privacy.mine_sentence') : owner.name}
      actions={
        <>
          {may('rectifyOwner') && <RightsActions owner={owner} etag={query.data?.etag} />}
          <ButtonLink
            needs="deleteOwnerData"
            to="/gdpr/owners/$id/erasure"
            params={{ id }}
            variant="default"
          >
            {t('web-privacy.erasure.preview')}
          </ButtonLink>
          <DownloadButton get={() => api.file('getPortableData', { path: { id }, format: 'zip' })}>
            {t('web-privacy.portable')}
          </DownloadButton>
          <DownloadButton
            variant="filled"
            get={() => api.file('exportOwnerData', { path: { id }, format: 'zip' })}
          >
            {t('web-privacy.export')}
          </DownloadButton>
        </>
      }
    >
      <Requests ownerId={id} />
      <Restrictions ownerId={id} etag={query.data?.etag} />
      <Rectifications ownerId={id} />
      <Accesses ownerId={id} />
    </Page>
  );
}

function Requests({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const list = useList('listGdprRequests', {
    query: { owner_id: ownerId, sort: '-received_on' },
  });
  return (
    <section className={styles['part']} aria-busy={list.isPending}>
      <div className={styles['head']}>
        <h2>{t('web-navigation.privacy.requests')}</h2>
        <ButtonLink to="/gdpr/requests/new" search={{ owner_id: ownerId }} variant="default">
          {t('web-navigation.privacy.requests.new')}
        </ButtonLink>
      </div>
      <ListTable
        caption={t('web-navigation.privacy.requests')}
        list={list}
        columns={requestColumns}
        empty={t('web-privacy.requests.empty')}
      />
    </section>
  );
}

function Rectifications({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('listDataRectifications', { path: { id: ownerId } }));
  const columns: readonly Column<DataRectification>[] = [
    { id: 'rectified_at', header: 'web-privacy.when', as: 'instant' },
    { id: 'value_before', header: 'web-privacy.rectified.before' },
    { id: 'value_after', header: 'web-privacy.rectified.after' },
    { id: 'reason', header: 'web-privacy.reason' },
  ];
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-privacy.rectified.title')}</h2>
      <Problem error={query.error} />
      <DataTable
        caption={t('web-privacy.rectified.title')}
        columns={columns}
        rows={query.data?.data ?? []}
        empty={t('web-privacy.rectified.none')}
      />
    </section>
  );
}

function Accesses({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const list = useList('listDataAccesses', { path: { id: ownerId }, query: {} });
  const columns: readonly Column<DataAccess>[] = [
    { id: 'accessed_at', header: 'web-privacy.when', as: 'instant' },
    {
      id: 'who',
      header: 'web-privacy.read.who',
      cell: ({ actor_name: name }) => name ?? t('web-privacy.read.unknown'),
    },
    {
      id: 'what',
      header: 'web-privacy.read.what',
      cell: ({ operation }) => t(`web-privacy.read.${operation}`),
    },
  ];
  return (
    <section className={styles['part']} aria-busy={list.isPending}>
      <h2>{t('web-privacy.read.title')}</h2>
      <ListTable
        caption={t('web-privacy.read.title')}
        list={list}
        columns={columns}
        empty={t('web-privacy.read.none')}
      />
    </section>
  );
}
