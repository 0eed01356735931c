import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { AgendaDialog } from './AgendaDialog.tsx';
import { BasisDialog } from './BasisDialog.tsx';
import { DrawDialog } from './DrawDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** Actions on an audit that its state and the reader’s role allow. */
export function AuditActions({ answer }: { readonly answer: Answer<'getAudit'> }) {
  const { t } = useWords();
  const may = useRight();
  const [opened, open] = useState<'draw' | 'basis' | 'report' | 'agenda'>();
  const { data: audit, etag } = answer;
  const close = () => open(undefined);
  const dialog = { audit, etag, onClose: close };
  const allows = (action: string) => audit.allowed_actions.includes(action);
  return (
    <>
      {audit.status === 'Open' && may('updateAudit') && (
        <Button variant="default" onClick={() => open('basis')}>
          {t('web-auditor.change_basis')}
        </Button>
      )}
      {allows('report') && (
        <Button variant="default" onClick={() => open('report')}>
          {t('web-auditor.write_report')}
        </Button>
      )}
      {allows('sample') && (
        <Button onClick={() => open('draw')}>{t('web-auditor.draw')}</Button>
      )}
      {allows('agenda') && (
        <Button onClick={() => open('agenda')}>{t('web-auditor.put_on_agenda')}</Button>
      )}
      {opened === 'basis' && <BasisDialog {...dialog} />}
      {opened === 'report' && <ReportDialog {...dialog} />}
      {opened === 'draw' && <DrawDialog {...dialog} />}
      {opened === 'agenda' && <AgendaDialog {...dialog} />}
    </>
  );
}
