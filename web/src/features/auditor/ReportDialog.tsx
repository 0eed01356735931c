import { AUDIT_OPINIONS } from '#domain/audits/audit-state.ts';
import type { Audit } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField, ChoiceField } from '../../shared/ui/fields.tsx';
import type { AuditDialog } from './audit-dialog.ts';

/** Dialog that closes an audit with an opinion and a report. */
export function ReportDialog({ audit, etag, onClose }: AuditDialog) {
  const { t } = useWords();
  const { id, proposed_opinion: opinion, vouchers } = audit;
  const initial: { opinion: Audit['proposed_opinion']; text: string } = { opinion, text: '' };
  return (
    <ActDialog
      of="reportAudit"
      title={t('web-auditor.write_report')}
      submit={t('web-auditor.close_audit')}
      consequence={t('web-auditor.report_consequence', {
        unmarked: vouchers.unmarked,
        unanswered: vouchers.unanswered,
      })}
      caution="final"
      initial={initial}
      run={({ opinion: chosen, text: typed }) => {
        const text = trimToNull(typed);
        const body = { opinion: chosen, ...(text === null ? {} : { text }) };
        return api.call('reportAudit', { path: { id }, body, etag });
      }}
      onClose={onClose}
    >
      <ChoiceField
        name="opinion"
        label="web-auditor.opinion"
        of="AuditOpinion"
        values={AUDIT_OPINIONS}
      />
      <AreaField name="text" label="web-auditor.words" minRows={4} autosize />
    </ActDialog>
  );
}
