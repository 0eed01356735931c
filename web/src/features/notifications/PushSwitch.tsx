import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../shared/api/client.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { pushState, startPush, stopPush } from '../../shared/session/push.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import styles from './notifications.module.css';

const KEY = ['push'];

/** State of push messages in this browser, with a button to change it. */
export function PushSwitch() {
  const { t } = useWords();
  const queries = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: pushState });
  const change = useMutation({
    mutationFn: () => (state === 'On' ? stopPush() : startPush()),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  const isRefused = change.error !== null && !(change.error instanceof ApiProblem);
  const sentence = isRefused ? 'Failed' : state;
  return (
    <section className={styles['push']} aria-labelledby="push">
      <h2 id="push">{t('web-notifications.push.title')}</h2>
      <p role="status">
        {sentence === undefined ? '' : t(`web-notifications.push.state.${sentence}`)}
      </p>
      {change.error instanceof ApiProblem && <Problem error={change.error} />}
      {(state === 'On' || state === 'Off') && (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
          {t(state === 'On' ? 'web-notifications.push.stop' : 'web-notifications.push.start')}
        </Button>
      )}
    </section>
  );
}
