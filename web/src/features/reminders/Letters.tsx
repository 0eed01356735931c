import { Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import type { PaymentReminder, ReminderDelivery } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { deliveryColumns } from '../../shared/letters/delivery-columns.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Part } from '../../shared/ui/record.tsx';

/** Letters of a reminder as sent, one per level, and the next one. */
export function Letters({ reminder }: { readonly reminder: PaymentReminder }) {
  const { t } = useWords();
  const { id, status, reminder_level: level } = reminder;
  const query = useQuery(apiQuery('listPaymentReminderDeliveries', { path: { id } }));
  const columns = columnsFor(id);
  const isWritten = query.data?.data.some(({ reminder_level: of }) => of === level) ?? true;
  return (
    <Part title={t('web-reminders.letters')} isLoading={query.isPending}>
      <Problem error={query.error} />
      <DataTable
        caption={t('web-reminders.letters')}
        columns={columns}
        rows={query.data?.data ?? []}
        rowId={({ id: delivery }) => delivery}
        empty={<p>{t('web-reminders.no_letter')}</p>}
      />
      {status === 'Open' && !isWritten && <NextLetter reminder={reminder} />}
    </Part>
  );
}

/** Previews the next letter, and downloads it for posting, which fixes its contents. */
function NextLetter({ reminder }: { readonly reminder: PaymentReminder }) {
  const { t } = useWords();
  const maySend = useRight()('markPaymentReminderSent');
  const queries = useQueryClient();
  const { id, owner_id, building_id } = reminder;
  const take = async () => {
    const query = { owner_id, building_id };
    const file = await api.file('getPaymentReminderLetters', { query, format: 'pdf' });
    await queries.invalidateQueries();
    return file;
  };
  return (
    <>
      <Group>
        <DownloadButton
          get={() => api.file('getPaymentReminderLetter', { path: { id }, format: 'pdf' })}
        >
          {t('web-reminders.letter_preview')}
        </DownloadButton>
        {maySend && <DownloadButton get={take}>{t('web-reminders.letter_take')}</DownloadButton>}
      </Group>
      {maySend && <p>{t('web-reminders.letter_taken')}</p>}
    </>
  );
}

function columnsFor(id: string): readonly Column<ReminderDelivery>[] {
  return [
    { id: 'reminder_level', header: 'web-reminders.level', of: 'ReminderLevel' },
    ...deliveryColumns,
    {
      id: 'letter',
      header: 'web.letters.one',
      cell: ({ reminder_level: level }) => <Letter id={id} level={level} />,
    },
  ];
}

function Letter({ id, level }: { readonly id: string; readonly level: ReminderLevel }) {
  const { t } = useWords();
  return (
    <DownloadButton
      size="xs"
      aria-label={t('web-reminders.letter_of', { level: t(`enum.ReminderLevel.${level}`) })}
      get={() =>
        api.file('getPaymentReminderLetter', {
          path: { id },
          query: { reminder_level: level },
          format: 'pdf',
        })
      }
    >
      PDF
    </DownloadButton>
  );
}
