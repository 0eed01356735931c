import type { Quorum } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './meetings.module.css';

/** Attendance by heads and shares, and the rule by which there is a quorum or not. */
export function QuorumGauge({ quorum }: { readonly quorum: Quorum }) {
  const { t } = useWords();
  const { integer, percent } = useFormat();
  const { owners_present, owners_total, shares_present, shares_total, rule, reached } = quorum;
  const gauges = [
    { name: t('web-meetings.quorum.heads'), present: owners_present, total: owners_total },
    { name: t('web-meetings.quorum.shares'), present: shares_present, total: shares_total },
  ];
  return (
    <div role="status" className={styles['quorum']}>
      {gauges.map(({ name, present, total }) => (
        <div key={name}>
          <span>
            {name}{' '}
            <strong>
              {integer(present)} / {integer(total)}
            </strong>{' '}
            {total > 0 && <span className={styles['faint']}>{percent(present / total)}</span>}
          </span>
          <svg aria-hidden className={styles['bar']}>
            <rect className={styles['track']} width="100%" y={4} height={18} rx={3} />
            <rect
              className={reached ? styles['for'] : styles['present']}
              width={total === 0 ? 0 : `${(present / total) * 100}%`}
              y={4}
              height={18}
              rx={3}
            />
            <rect className={styles['tick']} x="50%" width={2} height={26} />
          </svg>
        </div>
      ))}
      <p className={styles['rule']}>
        {rule === null
          ? t(reached ? 'web-meetings.quorum.none_asked' : 'web-meetings.quorum.missing')
          : t('web-meetings.quorum.reached', { rule: t(`enum.QuorumRule.${rule}`) })}
      </p>
    </div>
  );
}
