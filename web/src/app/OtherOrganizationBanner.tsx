import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../shared/i18n/words.tsx';
import { useSwitchOrganization } from '../shared/session/acting.ts';
import { useActing } from '../shared/session/session.ts';
import { Problem } from '../shared/ui/Problem.tsx';
import styles from './Bar.module.css';

/**
 * Banner shown while you work in an organization that is not your own, with a button to leave it.
 */
export function OtherOrganizationBanner() {
  const { t } = useWords();
  const acting = useActing();
  const leave = useMutation({ mutationFn: useSwitchOrganization() });
  if (acting === undefined) return null;
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
