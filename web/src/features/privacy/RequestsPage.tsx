import { getRouteApi } from '@tanstack/react-router';
import { GDPR_REQUEST_KINDS, GDPR_REQUEST_STATUSES } from '#domain/privacy/request.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { useRequestColumns } from './request-columns.tsx';

const route = getRouteApi('/signed-in/gdpr/requests');

/** Data requests, each with its deadline. */
export function RequestsPage() {
  const { t } = useWords();
  const may = useRight();
  const { status, kind, sort = '-received_on' } = route.useSearch();
  const list = useList('listGdprRequests', {
    query: {
      sort,
      status: chosen(status, GDPR_REQUEST_STATUSES),
      kind: chosen(kind, GDPR_REQUEST_KINDS),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.privacy.requests')}
      sentence={t('web-privacy.requests.sentence')}
      add={
        may('createGdprRequest') && (
          <ButtonLink to="/gdpr/requests/new">
            {t('web-navigation.privacy.requests.new')}
          </ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useRequestColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-privacy.requests.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-privacy.requests.kind')}
        of="GdprRequestKind"
        values={GDPR_REQUEST_KINDS}
        value={search.kind}
        onChange={(kind) => set({ kind })}
      />
      <ChoiceFilter
        label={t('web-privacy.requests.status')}
        of="GdprRequestStatus"
        values={GDPR_REQUEST_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
    </FilterBar>
  );
}
