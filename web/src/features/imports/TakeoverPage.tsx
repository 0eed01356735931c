import { Button, Group, Input, List, Loader, Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { TAKEOVER_FILES } from '#domain/imports/import-error.ts';
import { api } from '../../shared/api/client.ts';
import type { TakeoverResult } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DayInput } from '../../shared/ui/DayInput.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Outcome } from './Outcome.tsx';
import { packFiles } from './files.ts';
import styles from './imports.module.css';

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
  const isRunning = check.isPending || run.isPending;
  const restart = () => {
    check.reset();
    run.reset();
  };
  const send = async (act: typeof check, dry_run: 'true' | 'false') => {
    const file = await packFiles(files);
    const names = files.map((one) => `${one.name} ${one.size} ${one.lastModified}`);
    act.mutate({
      body: { file, building_id, entry_date, dry_run },
      idempotencyKey: keyOf([building_id, entry_date, names, dry_run]),
    });
  };
  const isReady = files.length > 0 && building_id !== '' && entry_date !== '';
  return (
    <Page
      title={t('web-navigation.imports.takeover')}
      sentence={t('web-imports.takeover.sentence')}
      actions={<Templates />}
    >
      <Stack gap="lg">
        <BuildingField
          id={`${input}-building`}
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
        <Input.Wrapper
          id={input}
          label={t('web-imports.file')}
          description={t('web-imports.file_hint', { names: TAKEOVER_FILES.join(', ') })}
        >
          <input
            id={input}
            className={styles['file']}
            type="file"
            accept=".xlsx,.zip,.csv"
            multiple
            disabled={isRunning}
            onChange={({ currentTarget }) => {
              setFiles([...(currentTarget.files ?? [])]);
              restart();
            }}
          />
        </Input.Wrapper>
        <Group>
          <Button
            variant={check.data === undefined ? 'filled' : 'default'}
            disabled={!isReady}
            loading={check.isPending}
            onClick={() => void send(check, 'true')}
          >
            {t('web-imports.check')}
          </Button>
        </Group>
        <div role="status">{isRunning && <Loader size="xs" />}</div>
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

/** Empty tables to fill in, in the language of the page. */
function Templates() {
  const { t } = useWords();
  return (
    <Group gap="sm">
      {(['xlsx', 'zip'] as const).map((format) => (
        <DownloadButton
          key={format}
          get={() => api.file('getTakeoverTemplate', { query: { format } })}
        >
          {t(`web-imports.takeover.template.${format}`)}
        </DownloadButton>
      ))}
    </Group>
  );
}

/** Result of the trial run, with the button to import. */
function Plan(props: {
  readonly result: TakeoverResult;
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
        <p>{t('web-imports.takeover.nothing')}</p>
      ) : (
        <>
          <Counts result={result} />
          <Button my="md" loading={isPending} onClick={onRun}>
            {t('web-imports.run')}
          </Button>
          <Balances result={result} />
        </>
      )}
    </section>
  );
}

function Done({ result }: { readonly result: TakeoverResult }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="done" role="status">
      <h2 id="done">{t('web-imports.done')}</h2>
      <Counts result={result} />
      <Group my="md">
        {result.entry_id !== null && (
          <ButtonLink to="/journal-entries/$id" params={{ id: result.entry_id }}>
            {t('web-imports.takeover.see_entry')}
          </ButtonLink>
        )}
        <ButtonLink to="/buildings/$id" params={{ id: result.building_id }} variant="default">
          {t('web-imports.see')}
        </ButtonLink>
      </Group>
      <Balances result={result} />
    </section>
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
