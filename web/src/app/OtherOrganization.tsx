import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../shared/i18n/words.tsx';
import { useSwitchOrganization } from '../shared/session/acting.ts';
import type { Acting } from '../shared/session/session.ts';
import { Problem } from '../shared/ui/Problem.tsx';
import styles from './Bar.module.css';

/** Names the organization that you work in although it is not your own, with a button to leave it. */
export function OtherOrganization({ acting }: { readonly acting: Acting }) {
  const { t } = useWords();
  const leave = useMutation({ mutationFn: useSwitchOrganization() });
  return (
    <section className={`${styles['bar']} ${styles['warn']}`} aria-label={t('web.acting.title')}>
      <span>{t('web.acting.sentence', { organization: acting.name })}</span>
      <Button
        size="compact-sm"
        variant="default"
        loading={leave.isPending}
        onClick={() => leave.mutate(undefined)}
      >
        {t('web.acting.leave')}
      </Button>
      <Problem error={leave.error} />
    </section>
  );
}
