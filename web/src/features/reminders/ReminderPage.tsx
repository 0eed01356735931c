import { getRouteApi } from '@tanstack/react-router';
import type { PaymentReminder, PaymentReminderItem } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { explainNonDelivery } from '../../shared/letters/why-undelivered.ts';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import { Explain, Part, RecordHead, Steps } from '../../shared/ui/record.tsx';
import { Letters } from './Letters.tsx';
import { ReminderActions } from './ReminderActions.tsx';
import { Timeline } from './Timeline.tsx';
import styles from './reminders.module.css';

const route = getRouteApi('/signed-in/payment-reminders/$id');

/** Reminder: amounts claimed, level and history. */
export function ReminderPage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getPaymentReminder', { path: { id } });
  const reminder = query.data?.data;
  if (reminder === undefined) return <LoadingPage title={t('web-reminders.one')} />;
  const { mail, sent_date: sent, sent_by: by, settled_on: settled } = reminder;
  return (
    <Page
      title={reminder.owner_name}
      sentence={
        <RecordHead
          amount={money(reminder.total_amount)}
          state={['ReminderStatus', reminder.status]}
          facts={[
            reminder.building_name,
            reminder.days_overdue === 0
              ? null
              : t('web-reminders.late', { count: reminder.days_overdue }),
          ]}
        >
          <Tag>{t(`enum.ReminderLevel.${reminder.reminder_level}`)}</Tag>
          {reminder.paused && <Tag tone="warn">{t('web-reminders.paused')}</Tag>}
        </RecordHead>
      }
      actions={<ReminderActions reminder={reminder} etag={query.data?.etag} />}
    >
      <Steps
        steps={[
          t('web-reminders.level_since', { date: day(reminder.level_changed_on) }),
          sent !== null && t('web-reminders.sent', { date: day(sent) }),
          by !== null && t(`enum.SendingChannel.${by}`),
          mail !== null && t('web-reminders.mail', { state: t(`enum.MailStatus.${mail.status}`) }),
          mail === null ? null : explainNonDelivery(mail.error, t),
          reminder.tracking_number,
          settled !== null && t('web-reminders.settled', { date: day(settled) }),
        ]}
      />
      {reminder.paused && reminder.pause_reason !== null && (
        <Explain>{t('web-reminders.paused_because', { reason: reminder.pause_reason })}</Explain>
      )}
      {reminder.cancellation_reason !== null && (
        <Explain>
          {t('web-reminders.cancelled_because', { reason: reminder.cancellation_reason })}
        </Explain>
      )}
      <PathLink path={`/owners/${reminder.owner_id}`}>{t('web-reminders.account')}</PathLink>
      <Items reminder={reminder} />
      <Letters reminder={reminder} />
      <Timeline reminder={reminder} />
    </Page>
  );
}

/** Amounts claimed, with interest and costs for being late. */
function Items({ reminder }: { readonly reminder: PaymentReminder }) {
  const { t } = useWords();
  const { money } = useFormat();
  const columns = itemColumns(reminder.items);
  const sums = [
    ['owed', reminder.amount_owed],
    ['penalty_claimed', reminder.late_payment_penalty],
    ['penalty_charged', reminder.penalty_charged],
    ['penalty_waived', reminder.penalty_waived],
  ] as const;
  return (
    <Part title={t('web-reminders.items')}>
      <DataTable
        caption={t('web-reminders.items')}
        columns={columns}
        rows={reminder.items}
        rowId={({ receivable_id: id }) => id}
        empty={t('web-reminders.no_items')}
      />
      <dl className={styles['sums']}>
        {sums.map(([name, amount]) =>
          amount === 0
            ? null
            : [
                <dt key={`${name} name`}>{t(`web-reminders.sum.${name}`)}</dt>,
                <dd key={name}>{money(amount)}</dd>,
              ],
        )}
      </dl>
    </Part>
  );
}

function itemColumns(
  items: readonly PaymentReminderItem[],
): readonly Column<PaymentReminderItem>[] {
  return [
    {
      id: 'what',
      header: 'web-reminders.what',
      cell: ({ source, title }, { t }) => (
        <PathLink path={findSourcePath(source)}>
          {title ?? t(`enum.ReceivableSource.${source.type}`)}
        </PathLink>
      ),
      foot: (_rows, { t }) => t('web-reminders.total'),
    },
    { id: 'structured_communication', header: 'web-reminders.communication' },
    { id: 'due_date', header: 'web-reminders.due_date', as: 'day' },
    {
      id: 'days',
      header: 'web-reminders.days',
      isNumber: true,
      cell: ({ days_overdue: days }, { integer }) => (days === 0 ? '' : integer(days)),
    },
    { id: 'amount', header: 'web-reminders.amount', as: 'amount' },
    {
      id: 'open_amount',
      header: 'web-reminders.open',
      as: 'amount',
      foot: (_rows, { amount }) => amount(sumEuro(items.map((item) => item.open_amount))),
    },
  ];
}
