import { Button, Group } from '@mantine/core';
import { useWords } from '../i18n/words.tsx';

/** Asks whether unsaved input may be discarded. */
export function LeaveQuestion(props: {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}) {
  const { t } = useWords();
  const { onLeave, onStay } = props;
  return (
    <>
      <p>{t('web.unsaved.sentence')}</p>
      <Group justify="space-between">
        <Button variant="subtle" color="red" onClick={onLeave}>
          {t('web.unsaved.leave')}
        </Button>
        <Button autoFocus data-autofocus onClick={onStay}>
          {t('web.unsaved.stay')}
        </Button>
      </Group>
    </>
  );
}
