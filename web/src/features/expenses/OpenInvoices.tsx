import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Overview } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import styles from './expenses.module.css';

/** Most tasks of a kind that the overview lists, by due day. */
const LISTED = 20;
const FRESH_MS = 60_000;

/**
 * Says how many invoices are to be paid, how many of them are late and how many are being paid; what
 * stands instead, if nothing is to be paid or the overview does not say.
 */
export function OpenInvoices(props: {
  readonly buildingId: string | undefined;
  /** Number of invoices in payment batches under way. */
  readonly inPayment: number;
  readonly instead: ReactNode;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const { buildingId, inPayment, instead } = props;
  const { data } = useQuery({
    ...apiQuery('getOverview', {
      query: buildingId === undefined ? {} : { building_id: buildingId },
    }),
    enabled: may('getOverview'),
    staleTime: FRESH_MS,
  });
  const { count = null, amount = null } = data?.data.figures.to_pay ?? {};
  if (data === undefined || count === null || count === 0 || amount === null) return instead;
  const late = listLate(data.data);
  const lateSum = money(sumEuro(late.map((task) => task.amount ?? 0)));
  return (
    <>
      {t('web-expenses.open_sum', { count, amount: money(amount) })}
      {late.length > 0 && late.length < LISTED && (
        <>
          {' · '}
          <span className={styles['late']}>
            {t('web-expenses.late_sum', { count: late.length, amount: lateSum })}
          </span>
        </>
      )}
      {inPayment > 0 && ` · ${t('web-expenses.in_payment_count', { count: inPayment })}`}
    </>
  );
}

/** Lists the late invoices to be paid; there may be more if these are as many as are listed. */
function listLate({ items }: Overview): Overview['items'] {
  const now = today();
  return items.filter(
    ({ kind, due_on: due }) => kind === 'ExpenseToPay' && due !== null && due < now,
  );
}
