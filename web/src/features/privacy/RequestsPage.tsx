import { GDPR_REQUEST_KINDS, GDPR_REQUEST_STATUSES } from '#domain/privacy/request.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { requestColumns } from './request-columns.tsx';

const requests: ListDefinition<'listGdprRequests'> = {
  operation: 'listGdprRequests',
  sort: '-received_on',
  filters: [
    {
      name: 'kind',
      label: 'web-privacy.requests.kind',
      of: 'GdprRequestKind',
      values: GDPR_REQUEST_KINDS,
    },
    {
      name: 'status',
      label: 'web-privacy.requests.status',
      of: 'GdprRequestStatus',
      values: GDPR_REQUEST_STATUSES,
    },
  ],
  columns: requestColumns,
};

/** Data requests, each with its deadline. */
export function RequestsPage() {
  const { t } = useWords();
  const list = usePageList(requests);
  return (
    <ListPage
      title={t('web-navigation.privacy.requests')}
      sentence={t('web-privacy.requests.sentence')}
      add={
        <ButtonLink needs="createGdprRequest" to="/gdpr/requests/new">
          {t('web-navigation.privacy.requests.new')}
        </ButtonLink>
      }
      list={list}
      empty={t('web-privacy.requests.empty')}
    />
  );
}
