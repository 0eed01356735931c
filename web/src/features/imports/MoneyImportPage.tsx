import { Button, Group, List, Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
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
import { TrialRun, nameFiles } from './TrialRun.tsx';
import { handOver, createTableTemplate } from './files.ts';

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
  const restart = () => {
    check.reset();
    run.reset();
  };
  const send = (isTrial: boolean) => {
    if (file === undefined) return;
    const dry_run = isTrial ? 'true' : 'false';
    const idempotencyKey = keyOf([building_id, nameFiles([file]), dry_run]);
    (isTrial ? check : run).mutate({ body: { file, building_id, dry_run }, idempotencyKey });
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
          id={input}
          value={building_id}
          onChange={(id) => {
            setBuilding(id);
            restart();
          }}
        />
        <TrialRun<Result>
          check={check}
          run={run}
          label={t('web-imports.table')}
          hint={t('web-imports.table_hint', { names: columns.join(', ') })}
          accept=".xlsx,.csv"
          files={file === undefined ? [] : [file]}
          onFiles={([first]) => {
            setFile(first);
            restart();
          }}
          isReady={file !== undefined && building_id !== ''}
          onSend={send}
          renderResult={(result, action) => (
            <Imported kind={kind} result={result} action={action} />
          )}
        />
      </Stack>
    </Page>
  );
}

/** Result of an import, or of its trial run with the button to import. */
function Imported(props: {
  readonly kind: Kind;
  readonly result: Result;
  readonly action: ReactNode;
}) {
  const { t } = useWords();
  const { kind, result, action } = props;
  const isTrial = action !== undefined;
  return (
    <>
      {isTrial && result.created === 0 ? (
        <p>{t('web-imports.all_known')}</p>
      ) : (
        <>
          <Counts kind={kind} result={result} />
          {action}
        </>
      )}
      {!isTrial && (
        <Group my="md">
          <ButtonLink
            to={kind === 'expenses' ? '/expenses' : '/payments'}
            search={{ building_id: result.building_id }}
          >
            {t(KINDS[kind].see)}
          </ButtonLink>
        </Group>
      )}
      <ImportedLines result={result} />
    </>
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
