import { Button } from '@mantine/core';
import { useWords } from '../i18n/words.tsx';
import styles from './LeaveQuestion.module.css';

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
      <div className={styles['acts']}>
        <Button variant="subtle" color="red" onClick={onLeave}>
          {t('web.unsaved.leave')}
        </Button>
        <Button autoFocus data-autofocus onClick={onStay}>
          {t('web.unsaved.stay')}
        </Button>
      </div>
    </>
  );
}
