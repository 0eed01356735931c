import type { CallForFunds } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import styles from './calls.module.css';

/** Part of calls that is paid, as a bar and in percent; nothing where nothing is asked for. */
export function PaidShare(props: {
  readonly calls: readonly Pick<CallForFunds, 'total_amount' | 'open_amount' | 'status'>[];
}) {
  const { percent } = useFormat();
  const asked = props.calls.filter(({ status }) => status === 'Sent' || status === 'Settled');
  const total = sumEuro(asked.map(({ total_amount: amount }) => amount));
  const open = sumEuro(asked.map(({ open_amount: amount }) => amount ?? 0));
  if (total <= 0) return null;
  const paid = sumEuro([total, -open]);
  return (
    <span className={styles['paid']}>
      <progress aria-hidden className={styles['bar']} value={paid} max={total} />
      {percent(Math.round((paid / total) * 1000) / 1000)}
    </span>
  );
}
