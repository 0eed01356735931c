import { centsOf } from '#domain/kernel/money.ts';
import { pickLargestChanges } from '#domain/statements/why-changed.ts';
import type { StatementAccounts } from '../../shared/api/generated.ts';
import { describeChange } from '../../shared/format/account-change.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './portal.module.css';

/** Accounts shown one by one; all others are summed in one line. */
const LINES = 4;

/** Explains the difference from the comparable statement before, account by account; nothing without one. */
export function WhyChanged({
  accounts: { before, accounts },
}: {
  readonly accounts: StatementAccounts;
}) {
  const words = useWords();
  const format = useFormat();
  const { t } = words;
  const { money, signed, day } = format;
  const compared = accounts.flatMap((account) =>
    account.change === null ? [] : [{ account, change: account.change }],
  );
  if (before === null || compared.length === 0) return null;
  const { largest, others_cents } = pickLargestChanges(compared, LINES, ({ change }) =>
    centsOf(change.difference),
  );
  return (
    <section aria-label={t('web-portal.why.title')}>
      <h2>{t('web-portal.why.title')}</h2>
      <dl className={styles['list']}>
        <Step
          name={t('web-portal.why.before', {
            from: day(before.period_from),
            to: day(before.period_to),
          })}
          amount={money(sumEuro(compared.map(({ change }) => change.before)))}
        />
        {largest.map(({ account, change }) => (
          <Step
            key={account.account_code}
            name={account.account_name}
            detail={describeChange(account, { ...words, ...format })}
            amount={signed(change.difference)}
          />
        ))}
        {others_cents !== 0 && (
          <Step name={t('web-portal.why.others')} amount={signed(others_cents / 100)} />
        )}
        <Step
          name={t('web-portal.why.now')}
          amount={money(sumEuro(accounts.map(({ amount }) => amount)))}
        />
      </dl>
    </section>
  );
}

function Step(props: {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly amount: string;
}) {
  const { name, detail, amount } = props;
  return (
    <div className={styles['movement']}>
      <dt>
        {name}
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </dt>
      <dd className={styles['amount']}>{amount}</dd>
    </div>
  );
}
