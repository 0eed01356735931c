import { useMemo } from 'react';
import type { LetterDelivery } from '../api/generated.ts';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { State } from '../ui/State.tsx';
import { explainNonDelivery } from './why-undelivered.ts';

type Delivered = Pick<
  LetterDelivery,
  'channel' | 'status' | 'sent_at' | 'posted_on' | 'tracking_number' | 'error'
>;

/** Table columns of deliveries: method, status and time. */
export function useDeliveryColumns(): readonly Column<Delivered>[] {
  const { t } = useWords();
  const { day, instant } = useFormat();
  return useMemo(
    () => [
      {
        id: 'channel',
        header: t('web.letters.channel'),
        cell: ({ channel }) => t(`enum.LetterChannel.${channel}`),
      },
      {
        id: 'status',
        header: t('web.letters.status'),
        cell: ({ status }) => <State of="LetterDeliveryStatus" value={status} />,
      },
      {
        id: 'when',
        header: t('web.letters.when'),
        cell: ({ sent_at: sent, posted_on: posted, tracking_number: tracking, error }) =>
          [
            posted === null ? null : day(posted),
            sent === null ? null : instant(sent),
            tracking,
            explainNonDelivery(error, t),
          ]
            .filter(Boolean)
            .join(' · '),
      },
    ],
    [t, day, instant],
  );
}
