import { Button, Group, Input, Loader, Stack } from '@mantine/core';
import { useId, useState } from 'react';
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
import styles from './imports.module.css';

/** Imports a building that another office handed over: first a trial run, then the import. */
export function HandoverImportPage() {
  const { t } = useWords();
  const input = useId();
  const [file, setFile] = useState<File>();
  const check = useAct('importHandover');
  const run = useAct('importHandover');
  const keyOf = useIdempotencyKey();
  const isRunning = check.isPending || run.isPending;
  const send = (act: typeof check, dry_run: 'true' | 'false') => {
    if (file === undefined) return;
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    act.mutate({ body: { file, dry_run }, idempotencyKey: keyOf([name, dry_run]) });
  };
  return (
    <Page
      title={t('web-navigation.imports.handover')}
      sentence={t('web-imports.handover.in.sentence')}
    >
      <Stack gap="lg">
        <Input.Wrapper
          id={input}
          label={t('web-imports.handover.in.file')}
          description={t('web-imports.handover.in.file_hint')}
        >
          <input
            id={input}
            className={styles['file']}
            type="file"
            accept=".zip"
            disabled={isRunning}
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              check.reset();
              run.reset();
            }}
          />
        </Input.Wrapper>
        <Group>
          <Button
            variant={check.data === undefined ? 'filled' : 'default'}
            disabled={file === undefined}
            loading={check.isPending}
            onClick={() => send(check, 'true')}
          >
            {t('web-imports.check')}
          </Button>
        </Group>
        <div role="status">{isRunning && <Loader size="xs" />}</div>
        <Refusal error={run.error ?? check.error} />
        {run.data === undefined && check.data !== undefined && run.error === null && (
          <section aria-labelledby="plan">
            <h2 id="plan">{t('web-imports.handover.in.plan')}</h2>
            <Result result={check.data.data} />
            <Button my="md" loading={run.isPending} onClick={() => send(run, 'false')}>
              {t('web-imports.run')}
            </Button>
          </section>
        )}
        {run.data !== undefined && (
          <section aria-labelledby="done" role="status">
            <h2 id="done">{t('web-imports.done')}</h2>
            <Result result={run.data.data} />
            <ButtonLink to="/buildings/$id" params={{ id: run.data.data.building_id }}>
              {t('web-imports.see')}
            </ButtonLink>
          </section>
        )}
      </Stack>
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

/** What an import creates, and the comparison of its books. */
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
