import { Anchor } from '@mantine/core';
import { ALERTS, type Alert } from '#domain/operations/alerts.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Part } from '../../shared/ui/record.tsx';
import styles from './operations.module.css';

/** Link to the runbook of an alert. */
function Link({ of }: { readonly of: Alert }) {
  const { t } = useWords();
  return (
    <Anchor href={`/docs/runbooks/alerts#${of.toLowerCase()}`} target="_blank" rel="noreferrer">
      {t(`web-operations.alert.${of}`)}
    </Anchor>
  );
}

/** Runbook links for the alerts of a section. */
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

/** All alerts with their runbooks. */
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
