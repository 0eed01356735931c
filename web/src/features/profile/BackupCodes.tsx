import { Button, Group, Stack } from '@mantine/core';
import { saveFile } from '../../shared/api/download.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import styles from './profile.module.css';

/** Backup codes, shown only once, to copy or download. */
export function BackupCodes(props: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const { t } = useWords();
  const { codes, onKept } = props;
  const text = codes.join('\n');
  const save = () => {
    const blob = new Blob([`${text}\n`], { type: 'text/plain' });
    saveFile({ blob, name: t('web-profile.codes.file') });
  };
  return (
    <Stack gap="md">
      <div>{t('web-profile.codes.sentence', { count: codes.length })}</div>
      <ul className={styles['codes']} aria-label={t('web-profile.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs" justify="center">
        <CopyButton text={text} />
        <Button variant="default" onClick={save}>
          {t('web-profile.codes.save')}
        </Button>
      </Group>
      <Button onClick={onKept}>{t('web-profile.codes.kept')}</Button>
    </Stack>
  );
}
