import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Board } from './Board.tsx';
import { reminderColumns } from './reminder-columns.tsx';
import styles from './reminders.module.css';

const MOST = 500;
const VIEWS = [undefined, 'board'] as const;

const reminderList: ListDefinition<'listPaymentReminders'> = {
  operation: 'listPaymentReminders',
  isOfBuilding: true,
  sort: '-created_at',
  limit: MOST,
  filters: [
    { as: 'owner' },
    {
      name: 'reminder_level',
      label: 'web-reminders.level',
      of: 'ReminderLevel',
      values: REMINDER_LEVELS,
    },
    {
      name: 'status',
      label: 'web-reminders.status',
      of: 'ReminderStatus',
      values: REMINDER_STATUSES,
    },
  ],
  columns: reminderColumns,
};

/** Reminders as a list or in columns by level. */
export function RemindersPage() {
  const { t } = useWords();
  const list = usePageList(reminderList);
  const { view, building_id } = list.search;
  return (
    <ListPage
      title={t('web-navigation.reminders')}
      sentence={(count) => t('web-reminders.count', { count })}
      add={
        <ButtonLink needs="runPaymentReminders" to="/payment-reminders/run">
          {t('web-reminders.prepare')}
        </ButtonLink>
      }
      above={<Views view={view} buildingId={building_id} reminders={list.rows} />}
      list={list}
      view={view === 'board' ? <Board reminders={list.rows} /> : undefined}
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
