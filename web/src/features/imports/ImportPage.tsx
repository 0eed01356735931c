import { Button, Group, Input, List, Loader, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import type { ImportResult } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Outcome } from './Outcome.tsx';
import { TABLES, handOver, packFiles, template } from './files.ts';
import styles from './imports.module.css';

/** Imports a building from a workbook or CSV files: first a trial run, then the import. */
export function ImportPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const input = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const check = useAct('importBuilding');
  const run = useAct('importBuilding');
  const keyOf = useIdempotencyKey();
  const isRunning = check.isPending || run.isPending;
  const send = async (act: typeof check, dry_run: 'true' | 'false') => {
    const file = await packFiles(files);
    const name = files.map((one) => `${one.name} ${one.size} ${one.lastModified}`);
    act.mutate({ body: { file, dry_run }, idempotencyKey: keyOf([name, dry_run]) });
  };
  const choose = (list: FileList | null) => {
    setFiles([...(list ?? [])]);
    check.reset();
    run.reset();
  };
  const size = files.reduce((sum, one) => sum + one.size, 0);
  return (
    <Page
      title={t('web-navigation.imports')}
      sentence={t('web-imports.sentence')}
      actions={
        <Button variant="default" onClick={() => handOver(template(), 'millieme-import.zip')}>
          {t('web-imports.template')}
        </Button>
      }
    >
      <Stack gap="lg">
        <Input.Wrapper
          id={input}
          label={t('web-imports.file')}
          description={t('web-imports.file_hint', { names: Object.keys(TABLES).join(', ') })}
        >
          <input
            id={input}
            className={styles['file']}
            type="file"
            accept=".xlsx,.zip,.csv"
            multiple
            disabled={isRunning}
            onChange={({ currentTarget }) => choose(currentTarget.files)}
          />
        </Input.Wrapper>
        <Group>
          <Button
            variant={check.data === undefined ? 'filled' : 'default'}
            disabled={files.length === 0}
            loading={check.isPending}
            onClick={() => void send(check, 'true')}
          >
            {t('web-imports.check')}
          </Button>
        </Group>
        <div role="status">
          {isRunning && (
            <Group gap="sm">
              <Loader size="xs" />
              {t(check.isPending ? 'web-imports.checking' : 'web-imports.running', {
                count: files.length,
                size: integer(Math.ceil(size / 1024)),
              })}
            </Group>
          )}
        </div>
        <Outcome error={run.error ?? check.error} />
        {run.data === undefined && check.data !== undefined && run.error === null && (
          <Plan
            result={check.data.data}
            isPending={run.isPending}
            onRun={() => void send(run, 'false')}
          />
        )}
        {run.data !== undefined && <Done result={run.data.data} />}
      </Stack>
    </Page>
  );
}

/** Result of the trial run, with the button to import. */
function Plan(props: {
  readonly result: ImportResult;
  readonly isPending: boolean;
  readonly onRun: () => void;
}) {
  const { t } = useWords();
  const { result, isPending, onRun } = props;
  const isNothing = Object.values(result.created).every((count) => count === 0);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{t('web-imports.plan')}</h2>
      {isNothing ? (
        <p>{t('web-imports.nothing_new')}</p>
      ) : (
        <>
          <Counts result={result} />
          <Button mt="md" loading={isPending} onClick={onRun}>
            {t('web-imports.run')}
          </Button>
        </>
      )}
    </section>
  );
}

function Done({ result }: { readonly result: ImportResult }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="done" role="status">
      <h2 id="done">{t('web-imports.done')}</h2>
      <Counts result={result} />
      {result.building_id !== null && (
        <Group mt="md">
          <ButtonLink to="/buildings/$id" params={{ id: result.building_id }}>
            {t('web-imports.see')}
          </ButtonLink>
        </Group>
      )}
    </section>
  );
}

function Counts({ result }: { readonly result: ImportResult }) {
  const { t } = useWords();
  const { created, ignored } = result;
  return (
    <List size="sm">
      <List.Item>{t('web-imports.created.units', { count: created.units })}</List.Item>
      <List.Item>{t('web-imports.created.owners', { count: created.owners })}</List.Item>
      <List.Item>{t('web-imports.created.unit_owners', { count: created.unit_owners })}</List.Item>
      <List.Item>
        {t('web-imports.created.distribution_keys', { count: created.distribution_keys })}
      </List.Item>
      {ignored.length > 0 && (
        <List.Item>{t('web-imports.ignored', { names: ignored.join(', ') })}</List.Item>
      )}
    </List>
  );
}
