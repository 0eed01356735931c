import { getRouteApi, useSearch } from '@tanstack/react-router';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { api, useRight } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Board } from './Board.tsx';
import { useReminderColumns } from './reminder-columns.tsx';
import styles from './reminders.module.css';

const route = getRouteApi('/signed-in/payment-reminders');
const MOST = 500;
const VIEWS = [undefined, 'board'] as const;

/** Reminders as a list or in columns by level. */
export function RemindersPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, reminder_level: level, view, sort = '-created_at', ...rest } = route.useSearch();
  const list = useList('listPaymentReminders', {
    query: {
      ...rest,
      building_id,
      sort,
      limit: MOST,
      status: chosen(status, REMINDER_STATUSES),
      reminder_level: chosen(level, REMINDER_LEVELS),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.reminders')}
      sentence={(count) => t('web-reminders.count', { count })}
      actions={
        <ButtonLink to="/payment-reminders/stats" variant="default">
          {t('web-navigation.reminders.stats')}
        </ButtonLink>
      }
      add={
        may('runPaymentReminders') && (
          <ButtonLink to="/payment-reminders/run">{t('web-reminders.prepare')}</ButtonLink>
        )
      }
      filters={<Filters buildingId={building_id} />}
      above={<Views view={view} buildingId={building_id} reminders={list.rows} />}
      list={list}
      view={view === 'board' ? <Board reminders={list.rows} /> : undefined}
      columns={useReminderColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-reminders.empty')}
    />
  );
}

/** Switches between views, and downloads the unposted letters of the reminders shown. */
function Views(props: {
  readonly view: string | undefined;
  readonly buildingId: string | undefined;
  readonly reminders: readonly PaymentReminder[];
}) {
  const { t } = useWords();
  const may = useRight();
  const { view, buildingId, reminders } = props;
  return (
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
      {may('getPaymentReminderLetters') && reminders.some(({ status }) => status === 'Open') && (
        <DownloadButton
          size="xs"
          get={() =>
            api.file('getPaymentReminderLetters', {
              query: { building_id: buildingId },
              format: 'pdf',
            })
          }
        >
          {t('web-reminders.to_post')}
        </DownloadButton>
      )}
    </div>
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
