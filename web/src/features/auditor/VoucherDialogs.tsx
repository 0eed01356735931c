import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';

interface Props {
  readonly path: { readonly id: string; readonly entry_id: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dialog that asks the syndic about a voucher, or objects to it. */
export function AskDialog(
  props: Props & { readonly mark: 'Question' | 'Objection'; readonly etag: string | undefined },
) {
  const { t } = useWords();
  const { path, mark, etag, onDone, onClose } = props;
  const title = t(mark === 'Question' ? 'web-auditor.ask' : 'web-auditor.object');
  return (
    <ActDialog
      of="markAuditVoucher"
      title={title}
      submit={title}
      consequence={t('web-auditor.ask_consequence')}
      initial={{ text: '' }}
      run={async ({ text }) => {
        await api.call('markAuditVoucher', { path, body: { mark, text }, etag });
        onDone();
      }}
      onClose={onClose}
    >
      <AreaField name="text" label="web-auditor.text" minRows={3} autosize required />
    </ActDialog>
  );
}

/** Dialog that answers the auditor. */
export function AnswerDialog({ path, onDone, onClose }: Props) {
  const { t } = useWords();
  return (
    <ActDialog
      of="answerAuditQuestion"
      title={t('web-auditor.answer')}
      submit={t('web-auditor.answer')}
      consequence={t('web-auditor.answer_consequence')}
      initial={{ text: '' }}
      run={async (body) => {
        await api.call('answerAuditQuestion', { path, body });
        onDone();
      }}
      onClose={onClose}
    >
      <AreaField name="text" label="web-auditor.text" minRows={3} autosize required />
    </ActDialog>
  );
}
