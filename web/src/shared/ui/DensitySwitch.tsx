import { UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../i18n/words.tsx';
import { changeSettings, useSettings } from '../session/settings.ts';
import styles from './DensitySwitch.module.css';
import { Icon } from './Icon.tsx';

/** Button for compact rows in all lists, kept for the person. Narrow screens show cards instead. */
export function DensitySwitch() {
  const { t } = useWords();
  const isCompact = useSettings().density === 'compact';
  const change = useMutation({
    mutationFn: () => changeSettings(() => ({ density: isCompact ? 'comfortable' : 'compact' })),
  });
  return (
    <UnstyledButton
      className={styles['switch']}
      aria-label={t('web.table.compact')}
      title={t('web.table.compact')}
      aria-pressed={isCompact}
      onClick={() => change.mutate()}
    >
      <Icon name="baseline-density-small" size={16} />
    </UnstyledButton>
  );
}
