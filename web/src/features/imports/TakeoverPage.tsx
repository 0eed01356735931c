import { Group, List, Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { TAKEOVER_FILES } from '#domain/imports/import-error.ts';
import type { TakeoverResult } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DayInput } from '../../shared/ui/DayInput.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { TrialRun, nameFiles } from './TrialRun.tsx';
import { packFiles } from './files.ts';

/** Takes over the books of a building from other software: first a trial run, then the import. */
export function TakeoverPage() {
  const { t } = useWords();
  const { building_id: chosen = '' } = useSearch({ strict: false });
  const input = useId();
  const [building_id, setBuilding] = useState(chosen);
  const [entry_date, setDay] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const check = useAct('importTakeover');
  const run = useAct('importTakeover');
  const keyOf = useIdempotencyKey();
  const restart = () => {
    check.reset();
    run.reset();
  };
  const send = async (isTrial: boolean) => {
    const file = await packFiles(files);
    const dry_run = isTrial ? 'true' : 'false';
    const idempotencyKey = keyOf([building_id, entry_date, nameFiles(files), dry_run]);
    const body = { file, building_id, entry_date, dry_run } as const;
    (isTrial ? check : run).mutate({ body, idempotencyKey });
  };
  return (
    <Page
      title={t('web-navigation.imports.takeover')}
      sentence={t('web-imports.takeover.sentence')}
      actions={<Templates />}
    >
      <Stack gap="lg">
        <BuildingField
          id={input}
          value={building_id}
          onChange={(id) => {
            setBuilding(id);
            restart();
          }}
        />
        <DayInput
          label={t('web-imports.takeover.day')}
          description={t('web-imports.takeover.day_hint')}
          value={entry_date}
          max={today()}
          onChange={(day) => {
            setDay(day);
            restart();
          }}
        />
        <TrialRun
          check={check}
          run={run}
          label={t('web-imports.file')}
          hint={t('web-imports.file_hint', { names: TAKEOVER_FILES.join(', ') })}
          accept=".xlsx,.zip,.csv"
          multiple
          files={files}
          onFiles={(chosenFiles) => {
            setFiles(chosenFiles);
            restart();
          }}
          isReady={files.length > 0 && building_id !== '' && entry_date !== ''}
          onSend={(isTrial) => void send(isTrial)}
          renderResult={(result, action) => <Result result={result} action={action} />}
        />
      </Stack>
    </Page>
  );
}

/** Empty tables to fill in, in the language of the page. */
function Templates() {
  const { t } = useWords();
  return (
    <Group gap="sm">
      {(['xlsx', 'zip'] as const).map((format) => (
        <DownloadButton key={format} get={() => api.file('getTakeoverTemplate', { format })}>
          {t(`web-imports.takeover.template.${format}`)}
        </DownloadButton>
      ))}
    </Group>
  );
}

/** Result of an import, or of its trial run with the button to import. */
function Result(props: { readonly result: TakeoverResult; readonly action: ReactNode }) {
  const { t } = useWords();
  const { result, action } = props;
  const isTrial = action !== undefined;
  if (isTrial && Object.values(result.created).every((count) => count === 0))
    return <p>{t('web-imports.takeover.nothing')}</p>;
  return (
    <>
      <Counts result={result} />
      {action ?? <Next result={result} />}
      <Balances result={result} />
    </>
  );
}

/** Links to the entry and to the building. */
function Next({ result: { entry_id: id, building_id } }: { readonly result: TakeoverResult }) {
  const { t } = useWords();
  return (
    <Group my="md">
      {id !== null && (
        <ButtonLink to="/journal-entries/$id" params={{ id }}>
          {t('web-imports.takeover.see_entry')}
        </ButtonLink>
      )}
      <ButtonLink to="/buildings/$id" params={{ id: building_id }} variant="default">
        {t('web-imports.see')}
      </ButtonLink>
    </Group>
  );
}

const COUNTED = [
  'open_items',
  'invoices',
  'cost_lines',
  'calls',
  'meters',
  'readings',
] as const satisfies readonly (keyof TakeoverResult['created'])[];

function Counts({ result }: { readonly result: TakeoverResult }) {
  const { t } = useWords();
  const { created, ignored } = result;
  return (
    <List size="sm">
      {COUNTED.filter((name) => created[name] > 0).map((name) => (
        <List.Item key={name}>
          {t(`web-imports.takeover.created.${name}`, { count: created[name] })}
        </List.Item>
      ))}
      {ignored.length > 0 && (
        <List.Item>{t('web-imports.ignored', { names: ignored.join(', ') })}</List.Item>
      )}
    </List>
  );
}

/** Balances taken over, by account. */
function Balances({ result }: { readonly result: TakeoverResult }) {
  const { t } = useWords();
  const { balances } = result;
  if (balances.length === 0) return null;
  return (
    <DataTable
      caption={t('web-imports.takeover.balances')}
      columns={columns}
      rows={balances}
      rowId={({ account_code }) => account_code}
      empty={t('web-imports.takeover.nothing')}
    />
  );
}

const columns: readonly Column<TakeoverResult['balances'][number]>[] = [
  { id: 'account_code', header: 'web-imports.takeover.account' },
  { id: 'debit', header: 'web-imports.takeover.debit', as: 'nonzero', foot: 'sum' },
  { id: 'credit', header: 'web-imports.takeover.credit', as: 'nonzero', foot: 'sum' },
];
