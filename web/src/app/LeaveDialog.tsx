import type { ComponentProps } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { LeaveQuestion } from '../shared/ui/LeaveQuestion.tsx';

/** Confirmation dialog shown before a page with unsaved input is left. */
export function LeaveDialog(props: ComponentProps<typeof LeaveQuestion>) {
  const { t } = useWords();
  return (
    <Dialog title={t('web.unsaved.title')} onClose={props.onStay}>
      <LeaveQuestion {...props} />
    </Dialog>
  );
}
