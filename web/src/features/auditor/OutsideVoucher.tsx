import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Audit } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { AskDialog } from './VoucherDialogs.tsx';
import styles from './auditor.module.css';

/** Entry that a finding names and that is not in the sample: the auditor may add it with a mark. */
export function OutsideVoucher(props: { readonly audit: Audit; readonly entryId: string }) {
  const { t } = useWords();
  const may = useRight();
  const [opened, open] = useState<'Question' | 'Objection'>();
  const { audit, entryId: entry_id } = props;
  const path = { id: audit.id, entry_id };
  const mark = useAct('markAuditVoucher');
  const mayMark = audit.status === 'Open' && may('markAuditVoucher');
  return (
    <section aria-label={t('web-auditor.outside')}>
      <h2>{t('web-auditor.outside')}</h2>
      <p>
        <TextLink to="/journal-entries/$id" params={{ id: entry_id }}>
          {t('web-auditor.open_entry')}
        </TextLink>
      </p>
      <Problem error={mark.error} />
      {mayMark && (
        <div className={styles['acts']}>
          <Button
            variant="default"
            loading={mark.isPending}
            onClick={() => mark.mutate({ path, body: { mark: 'Ok' } })}
          >
            {t('web-auditor.accept')}
          </Button>
          <Button variant="default" onClick={() => open('Question')}>
            {t('web-auditor.ask')}
          </Button>
          <Button variant="default" onClick={() => open('Objection')}>
            {t('web-auditor.object')}
          </Button>
        </div>
      )}
      {opened !== undefined && (
        <AskDialog
          path={path}
          mark={opened}
          etag={undefined}
          onDone={() => {}}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  );
}
