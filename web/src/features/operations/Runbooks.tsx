import { Anchor } from '@mantine/core';
import { ALERTS, type Alert } from '#domain/operations/alerts.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Part } from '../../shared/ui/record.tsx';
import styles from './operations.module.css';

/** Where it says what to do when an alert is raised. */
function Link({ of }: { readonly of: Alert }) {
  const { t } = useWords();
  return (
    <Anchor href={`/docs/runbooks/alerts#${of.toLowerCase()}`} target="_blank" rel="noreferrer">
      {t(`web-operations.alert.${of}`)}
    </Anchor>
  );
}

/** What to do about what stands above, alert by alert. */
export function Runbook({ of }: { readonly of: readonly Alert[] }) {
  const { t } = useWords();
  return (
    <p>
      {t('web-operations.runbook')}{' '}
      {of.map((alert, place) => (
        <span key={alert}>
          {place > 0 && ' · '}
          <Link of={alert} />
        </span>
      ))}
    </p>
  );
}

/** All that is watched for, each with what to do. */
export function Runbooks() {
  const { t } = useWords();
  return (
    <Part title={t('web-operations.runbooks')}>
      <ul className={styles['runbooks']}>
        {ALERTS.map((alert) => (
          <li key={alert}>
            <Link of={alert} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
