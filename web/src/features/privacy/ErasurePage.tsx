import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ErasurePreview } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import styles from './privacy.module.css';

const route = getRouteApi('/signed-in/gdpr/owners/$id/erasure');

/** Erases an owner’s data, after listing what is erased, what is kept and what prevents it. */
export function ErasurePage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { id } = route.useParams();
  const owner = useRecord('getOwner', { path: { id } });
  const query = useRecord('previewErasure', { path: { id } });
  const [name, preview] = [owner.data?.data.name, query.data?.data];
  if (name === undefined || preview === undefined)
    return <LoadingPage title={t('web-privacy.erasure.title')} />;
  const isFree = preview.blocked_by.length === 0;
  const records = preview.erased.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page
      title={t('web-privacy.erasure.title')}
      sentence={name}
      actions={
        isFree && (
          <AskFirst
            label={t('web-privacy.erasure.erase')}
            isDestructive
            consequence={t('web-privacy.erasure.consequence', { name, records })}
            check={{
              facts: [
                [t('web-privacy.erasure.erased'), t('web-privacy.erasure.count', { records })],
                [
                  t('web-privacy.erasure.retained'),
                  preview.retained.map(({ what }) => t(`enum.RetainedData.${what}`)).join(', '),
                ],
              ],
              gaps: [],
            }}
            run={() => api.call('deleteOwnerData', { path: { id }, etag: owner.data?.etag })}
            onDone={() => navigate({ to: '/gdpr/owners/$id', params: { id } })}
          />
        )
      }
    >
      {!isFree && <Blocked by={preview.blocked_by} />}
      <Erased erased={preview.erased} />
      <Retained retained={preview.retained} />
    </Page>
  );
}

function Blocked({ by }: { readonly by: ErasurePreview['blocked_by'] }) {
  const { t } = useWords();
  return (
    <section className={styles['blocked']}>
      <h2>{t('web-privacy.erasure.blocked')}</h2>
      <ul>
        {by.map((block) => (
          <li key={block}>{t(`enum.ErasureBlock.${block}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function Erased({ erased }: Pick<ErasurePreview, 'erased'>) {
  const { t } = useWords();
  return (
    <section className={styles['part']}>
      <h2>{t('web-privacy.erasure.erased')}</h2>
      <DataTable
        caption={t('web-privacy.erasure.erased')}
        rows={erased}
        rowId={({ what }) => what}
        empty={t('web-privacy.erasure.nothing')}
        columns={[
          { id: 'what', header: 'web-privacy.erasure.what', of: 'ErasedData' },
          {
            id: 'count',
            header: 'web-privacy.erasure.records',
            isNumber: true,
            cell: ({ count }) => count,
          },
        ]}
      />
    </section>
  );
}

function Retained({ retained }: Pick<ErasurePreview, 'retained'>) {
  const { t } = useWords();
  return (
    <section className={styles['part']}>
      <h2>{t('web-privacy.erasure.retained')}</h2>
      <DataTable
        caption={t('web-privacy.erasure.retained')}
        rows={retained}
        rowId={({ what }) => what}
        empty={t('web-privacy.erasure.nothing')}
        columns={[
          { id: 'what', header: 'web-privacy.erasure.what', of: 'RetainedData' },
          {
            id: 'until',
            header: 'web-privacy.erasure.until',
            cell: ({ what, until }, { day }) => {
              if (until !== null) return day(until);
              return what === 'Minutes'
                ? t('web-privacy.erasure.for_good')
                : t('web-privacy.erasure.held');
            },
          },
          { id: 'legal_basis', header: 'web-privacy.erasure.why' },
        ]}
      />
    </section>
  );
}
