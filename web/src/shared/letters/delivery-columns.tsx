import type { LetterDelivery } from '../api/generated.ts';
import type { Column } from '../ui/columns.tsx';
import { explainNonDelivery } from './why-undelivered.ts';

type Delivered = Pick<
  LetterDelivery,
  'channel' | 'status' | 'sent_at' | 'posted_on' | 'tracking_number' | 'error'
>;

/** Table columns of deliveries: method, status and time. */
export const deliveryColumns: readonly Column<Delivered>[] = [
  { id: 'channel', header: 'web.letters.channel', of: 'LetterChannel' },
  { id: 'status', header: 'web.letters.status', as: 'state', of: 'LetterDeliveryStatus' },
  {
    id: 'when',
    header: 'web.letters.when',
    cell: (
      { sent_at: sent, posted_on: posted, tracking_number: tracking, error },
      { t, day, instant },
    ) =>
      [
        posted === null ? null : day(posted),
        sent === null ? null : instant(sent),
        tracking,
        explainNonDelivery(error, t),
      ]
        .filter(Boolean)
        .join(' · '),
  },
];
