import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { api, useRight } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Board } from './Board.tsx';
import { ReminderTable } from './ReminderTable.tsx';
import styles from './reminders.module.css';

const route = getRouteApi('/signed-in/payment-reminders');
const MOST = 500;
const VIEWS = [undefined, 'board'] as const;

/** Reminders as a list, or side by side by their level. */
export function RemindersPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const { building_id } = useSearch({ strict: false });
  const navigate = route.useNavigate();
  const { status, reminder_level: level, view, sort = '-created_at', ...rest } = search;
  const list = useInfiniteQuery(
    apiPages('listPaymentReminders', {
      query: {
        ...rest,
        sort,
        limit: MOST,
        ...(building_id === undefined ? {} : { building_id }),
        ...(status === undefined ? {} : { status: chosen(status, REMINDER_STATUSES) }),
        ...(level === undefined ? {} : { reminder_level: chosen(level, REMINDER_LEVELS) }),
      },
    }),
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const prepare = may('runPaymentReminders') && (
    <ButtonLink to="/payment-reminders/run">{t('web-reminders.prepare')}</ButtonLink>
  );
  return (
    <Page
      title={t('web-reminders.title')}
      sentence={total === undefined ? undefined : t('web-reminders.count', { count: total })}
      isLoading={list.isPending}
      actions={
        <>
          <ButtonLink to="/payment-reminders/stats" variant="default">
            {t('web-reminders.stats.title')}
          </ButtonLink>
          {prepare}
        </>
      }
    >
      <Filters buildingId={building_id} />
      <div className={styles['views']}>
        <nav aria-label={t('web-reminders.view')}>
          {VIEWS.map((one) => (
            <TextLink
              key={one ?? 'list'}
              to="/payment-reminders"
              search={(before) => ({ ...before, view: one })}
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              aria-current={view === one ? 'page' : undefined}
            >
              {t(`web-reminders.as.${one ?? 'list'}`)}
            </TextLink>
          ))}
        </nav>
        {may('getPaymentReminderLetters') && rows.some((row) => row.status === 'Open') && (
          <DownloadButton
            size="xs"
            get={() =>
              api.file('getPaymentReminderLetters', {
                query: building_id === undefined ? {} : { building_id },
                format: 'pdf',
              })
            }
          >
            {t('web-reminders.to_post')}
          </DownloadButton>
        )}
      </div>
      {list.isPending && <Rows count={8} />}
      {!list.isPending && view === 'board' && <Board reminders={rows} />}
      {!list.isPending && view !== 'board' && (
        <ReminderTable
          reminders={rows}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          empty={
            <>
              <p>{t('web-reminders.empty')}</p>
              {prepare}
            </>
          }
        />
      )}
      <MoreRows list={list} />
    </Page>
  );
}

function Filters({ buildingId }: { readonly buildingId: string | undefined }) {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      {may('listOwners') && (
        <OwnerField
          buildingId={buildingId}
          value={search.owner_id ?? ''}
          onChange={(owner) => set({ owner_id: owner })}
        />
      )}
      <ChoiceFilter
        label={t('web-reminders.level')}
        of="ReminderLevel"
        values={REMINDER_LEVELS}
        value={search.reminder_level}
        onChange={(level) => set({ reminder_level: level })}
      />
      <ChoiceFilter
        label={t('web-reminders.status')}
        of="ReminderStatus"
        values={REMINDER_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
    </FilterBar>
  );
}
