import { useState } from 'react';
import { ApiProblem } from '../../shared/api/client.ts';
import type { HandoverResult } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Contents } from './HandoverPage.tsx';
import { TrialRun, nameFiles } from './TrialRun.tsx';
import styles from './imports.module.css';

/** Imports a building that another office handed over: first a trial run, then the import. */
export function HandoverImportPage() {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const check = useAct('importHandover');
  const run = useAct('importHandover');
  const keyOf = useIdempotencyKey();
  const send = (isTrial: boolean) => {
    if (file === undefined) return;
    const dry_run = isTrial ? 'true' : 'false';
    const idempotencyKey = keyOf([nameFiles([file]), dry_run]);
    (isTrial ? check : run).mutate({ body: { file, dry_run }, idempotencyKey });
  };
  return (
    <Page
      title={t('web-navigation.imports.handover')}
      sentence={t('web-imports.handover.in.sentence')}
    >
      <TrialRun
        check={check}
        run={run}
        label={t('web-imports.handover.in.file')}
        hint={t('web-imports.handover.in.file_hint')}
        accept=".zip"
        files={file === undefined ? [] : [file]}
        onFiles={([first]) => {
          setFile(first);
          check.reset();
          run.reset();
        }}
        isReady={file !== undefined}
        onSend={send}
        planTitle={t('web-imports.handover.in.plan')}
        renderRefusal={(error) => <Refusal error={error} />}
        renderResult={(result, action) => (
          <>
            <Result result={result} />
            {action ?? (
              <ButtonLink to="/buildings/$id" params={{ id: result.building_id }}>
                {t('web-imports.see')}
              </ButtonLink>
            )}
          </>
        )}
      />
    </Page>
  );
}

/** A fault of the archive in one of its files. */
interface Fault {
  readonly place: string;
  readonly file: string;
  readonly detail: string;
}

/** Faults of an archive by file; any other error in its own words. */
function Refusal({ error }: { readonly error: unknown }) {
  const { t } = useWords();
  if (!(error instanceof ApiProblem) || error.code !== 'handover_invalid')
    return <Problem error={error} />;
  const faults = error.errors.map((one, place): Fault => {
    const file = 'file' in one ? String(one.file) : '';
    return { place: String(place), file, detail: one.detail };
  });
  const title = t('web-imports.handover.in.faults', { count: faults.length });
  return (
    <section role="alert" aria-labelledby="faults">
      <h2 id="faults" className={styles['bad']}>
        {title}
      </h2>
      <p>{t('web-imports.nothing_written')}</p>
      <DataTable caption={title} columns={FAULTS} rows={faults} rowId={({ place }) => place} />
    </section>
  );
}

const FAULTS: readonly Column<Fault>[] = [
  { id: 'file', header: 'web-imports.handover.in.file_name' },
  { id: 'detail', header: 'web-imports.handover.in.fault' },
];

/** Records that an import creates, and the comparison of its books. */
function Result({ result }: { readonly result: HandoverResult }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { building_name, created, accounts, references_changed: changed, proof } = result;
  return (
    <>
      <p>
        <strong>{building_name}</strong>
        {' · '}
        {t('web-imports.handover.in.proof', {
          entries: proof.entries,
          debit: money(proof.debit),
          open: money(proof.open_items),
          documents: proof.documents,
        })}
      </p>
      {accounts.length > 0 && (
        <p>{t('web-imports.handover.in.accounts', { codes: accounts.join(', ') })}</p>
      )}
      {changed > 0 && <p>{t('web-imports.handover.in.references', { count: changed })}</p>}
      <Contents files={created} />
    </>
  );
}
