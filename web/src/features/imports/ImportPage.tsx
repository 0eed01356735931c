import { Button, Group, List } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ImportResult } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { TrialRun, nameFiles } from './TrialRun.tsx';
import { TABLES, handOver, packFiles, template } from './files.ts';

/** Imports a building from a workbook or CSV files: first a trial run, then the import. */
export function ImportPage() {
  const { t } = useWords();
  const { integer } = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const check = useAct('importBuilding');
  const run = useAct('importBuilding');
  const keyOf = useIdempotencyKey();
  const send = async (isTrial: boolean) => {
    const file = await packFiles(files);
    const dry_run = isTrial ? 'true' : 'false';
    const idempotencyKey = keyOf([nameFiles(files), dry_run]);
    (isTrial ? check : run).mutate({ body: { file, dry_run }, idempotencyKey });
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
      <TrialRun
        check={check}
        run={run}
        label={t('web-imports.file')}
        hint={t('web-imports.file_hint', { names: Object.keys(TABLES).join(', ') })}
        accept=".xlsx,.zip,.csv"
        multiple
        files={files}
        onFiles={(chosen) => {
          setFiles(chosen);
          check.reset();
          run.reset();
        }}
        isReady={files.length > 0}
        onSend={(isTrial) => void send(isTrial)}
        progress={t(check.isPending ? 'web-imports.checking' : 'web-imports.running', {
          count: files.length,
          size: integer(Math.ceil(size / 1024)),
        })}
        renderResult={(result, action) => <Result result={result} action={action} />}
      />
    </Page>
  );
}

/** Result of an import, or of its trial run with the button to import. */
function Result(props: { readonly result: ImportResult; readonly action: ReactNode }) {
  const { t } = useWords();
  const { result, action } = props;
  const isTrial = action !== undefined;
  if (isTrial && Object.values(result.created).every((count) => count === 0))
    return <p>{t('web-imports.nothing_new')}</p>;
  return (
    <>
      <Counts result={result} />
      {action}
      {!isTrial && result.building_id !== null && (
        <Group mt="md">
          <ButtonLink to="/buildings/$id" params={{ id: result.building_id }}>
            {t('web-imports.see')}
          </ButtonLink>
        </Group>
      )}
    </>
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
