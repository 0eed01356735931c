import type { ComponentProps } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { LeaveQuestion } from '../shared/ui/LeaveQuestion.tsx';
import { PlainDialog } from '../shared/ui/PlainDialog.tsx';

/** Confirmation dialog shown before a page with unsaved input is left. */
export function LeaveDialog(props: ComponentProps<typeof LeaveQuestion>) {
  const { t } = useWords();
  return (
    <PlainDialog title={t('web.unsaved.title')} onClose={props.onStay}>
      <LeaveQuestion {...props} />
    </PlainDialog>
  );
}
