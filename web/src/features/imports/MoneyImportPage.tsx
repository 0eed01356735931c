import { Button, Group, Input, List, Loader, Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { expenseColumns } from '#domain/imports/expense-table.ts';
import { paymentColumns } from '#domain/imports/payment-table.ts';
import type { ExpensesImportResult, PaymentsImportResult } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { ImportedLines } from './ImportedLines.tsx';
import { Outcome } from './Outcome.tsx';
import { handOver, createTableTemplate } from './files.ts';
import styles from './imports.module.css';

const KINDS = {
  expenses: {
    columns: expenseColumns,
    title: 'web-navigation.imports.expenses',
    sentence: 'web-imports.expenses.sentence',
    created: 'web-imports.expenses.created',
    see: 'web-imports.expenses.see',
  },
  payments: {
    columns: paymentColumns,
    title: 'web-navigation.imports.payments',
    sentence: 'web-imports.payments.sentence',
    created: 'web-imports.payments.created',
    see: 'web-imports.payments.see',
  },
} as const;
type Kind = keyof typeof KINDS;
type Result = ExpensesImportResult | PaymentsImportResult;

/** Imports expenses of a building from a table as drafts, after a trial run. */
export function ExpensesImportPage() {
  return <MoneyImport kind="expenses" operation="importExpenses" />;
}

/** Imports payments of a building’s owners from a table, after a trial run. */
export function PaymentsImportPage() {
  return <MoneyImport kind="payments" operation="importPayments" />;
}

function MoneyImport(props: {
  readonly kind: Kind;
  readonly operation: 'importExpenses' | 'importPayments';
}) {
  const { t } = useWords();
  const { kind, operation } = props;
  const { building_id: chosen = '' } = useSearch({ strict: false });
  const input = useId();
  const [building_id, setBuilding] = useState(chosen);
  const [file, setFile] = useState<File>();
  const check = useAct(operation);
  const run = useAct(operation);
  const keyOf = useIdempotencyKey();
  const isRunning = check.isPending || run.isPending;
  const anew = () => {
    check.reset();
    run.reset();
  };
  const send = (act: typeof check, dry_run: 'true' | 'false') => {
    if (file === undefined) return;
    const told = [building_id, file.name, String(file.size), String(file.lastModified)];
    act.mutate({ body: { file, building_id, dry_run }, idempotencyKey: keyOf([told, dry_run]) });
  };
  const columns = Object.keys(KINDS[kind].columns);
  return (
    <Page
      title={t(KINDS[kind].title)}
      sentence={t(KINDS[kind].sentence)}
      actions={
        <Button
          variant="default"
          onClick={() => handOver(createTableTemplate(columns), `millieme-${kind}.csv`)}
        >
          {t('web-imports.table_template')}
        </Button>
      }
    >
      <Stack gap="lg">
        <BuildingField
          id={`${input}-building`}
          value={building_id}
          onChange={(id) => {
            setBuilding(id);
            anew();
          }}
        />
        <Input.Wrapper
          id={input}
          label={t('web-imports.table')}
          description={t('web-imports.table_hint', { names: columns.join(', ') })}
        >
          <input
            id={input}
            className={styles['file']}
            type="file"
            accept=".xlsx,.csv"
            disabled={isRunning}
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              anew();
            }}
          />
        </Input.Wrapper>
        <Group>
          <Button
            variant={check.data === undefined ? 'filled' : 'default'}
            disabled={file === undefined || building_id === ''}
            loading={check.isPending}
            onClick={() => send(check, 'true')}
          >
            {t('web-imports.check')}
          </Button>
        </Group>
        <div role="status">{isRunning && <Loader size="xs" />}</div>
        <Outcome error={run.error ?? check.error} />
        {run.data === undefined && check.data !== undefined && run.error === null && (
          <Plan
            kind={kind}
            result={check.data.data}
            isPending={run.isPending}
            onRun={() => send(run, 'false')}
          />
        )}
        {run.data !== undefined && <Done kind={kind} result={run.data.data} />}
      </Stack>
    </Page>
  );
}

/** Result of the trial run, with the button to import. */
function Plan(props: {
  readonly kind: Kind;
  readonly result: Result;
  readonly isPending: boolean;
  readonly onRun: () => void;
}) {
  const { t } = useWords();
  const { kind, result, isPending, onRun } = props;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{t('web-imports.plan')}</h2>
      {result.created === 0 ? (
        <p>{t('web-imports.all_known')}</p>
      ) : (
        <>
          <Counts kind={kind} result={result} />
          <Button my="md" loading={isPending} onClick={onRun}>
            {t('web-imports.run')}
          </Button>
        </>
      )}
      <ImportedLines result={result} />
    </section>
  );
}

function Done({ kind, result }: { readonly kind: Kind; readonly result: Result }) {
  const { t } = useWords();
  const search = { building_id: result.building_id };
  return (
    <section aria-labelledby="done" role="status">
      <h2 id="done">{t('web-imports.done')}</h2>
      <Counts kind={kind} result={result} />
      <Group my="md">
        <ButtonLink to={kind === 'expenses' ? '/expenses' : '/payments'} search={search}>
          {t(KINDS[kind].see)}
        </ButtonLink>
      </Group>
      <ImportedLines result={result} />
    </section>
  );
}

function Counts({ kind, result }: { readonly kind: Kind; readonly result: Result }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { created, known, total } = result;
  const ignored = 'ignored' in result ? result.ignored : [];
  return (
    <List size="sm">
      <List.Item>{t(KINDS[kind].created, { count: created, total: money(total) })}</List.Item>
      {known > 0 && <List.Item>{t('web-imports.known', { count: known })}</List.Item>}
      {ignored.length > 0 && (
        <List.Item>{t('web-imports.ignored', { names: ignored.join(', ') })}</List.Item>
      )}
    </List>
  );
}
