import { Loader } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { AuditBankFile } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { FileDrop } from '../../shared/ui/FileDrop.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column, Show } from '../../shared/ui/columns.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { AuditSentence, AuditTabs, useAuditTitle } from './AuditTabs.tsx';
import { RecordLinks } from './RecordLinks.tsx';

const route = getRouteApi('/signed-in/audits/$id/bank-files');

/** Three-way check: the bank’s own file against bank transactions, books and invoices. */
export function BankFilesPage() {
  const { t } = useWords();
  const titleOf = useAuditTitle();
  const { id } = route.useParams();
  const audit = useRecord('getAudit', { path: { id } }).data?.data;
  const list = useList('listAuditBankFiles', { path: { id }, query: { sort: '-created_at' } });
  if (audit === undefined) return <LoadingPage title={t('web-auditor.one')} />;
  return (
    <Page
      title={titleOf(audit)}
      sentence={<AuditSentence audit={audit} />}
      isLoading={list.isPending}
    >
      <AuditTabs id={id} />
      <Explain>{t('web-auditor.bank_explained')}</Explain>
      {audit.allowed_actions.includes('bank-file') && <Drop id={id} />}
      <Problem error={list.error} />
      {!list.isPending && list.rows.length === 0 && <p>{t('web-auditor.no_file')}</p>}
      {list.rows.map((file) => (
        <ComparedFile key={file.id} file={file} auditId={id} />
      ))}
      <MoreRows list={list} />
    </Page>
  );
}

function Drop({ id }: { readonly id: string }) {
  const { t } = useWords();
  const compare = useAct('compareBankFile');
  return (
    <section aria-label={t('web-auditor.drop')}>
      <FileDrop
        label={t('web-auditor.choose_file')}
        hint={t('web-auditor.file_hint')}
        accept=".cod,.coda,.txt,.xml"
        isOne
        isBusy={compare.isPending}
        onFiles={([file]) => {
          if (file !== undefined) compare.mutate({ path: { id }, body: { file } });
        }}
      />
      <Problem error={compare.error} />
      <div role="status">
        {compare.isPending && (
          <p>
            <Loader size="xs" /> {t('web-auditor.comparing')}
          </p>
        )}
        {compare.data !== undefined && !compare.isPending && (
          <p>
            {t('web-auditor.compared', {
              count: compare.data.data.differences.length,
              transactions: compare.data.data.transaction_count,
            })}
          </p>
        )}
      </div>
    </section>
  );
}

type Difference = AuditBankFile['differences'][number];

function ComparedFile(props: { readonly file: AuditBankFile; readonly auditId: string }) {
  const { t } = useWords();
  const { day, instant } = useFormat();
  const { file, auditId } = props;
  const rows = file.differences.map((one, place) => ({ ...one, place: String(place) }));
  return (
    <Part title={file.file_name}>
      <p>
        {t('web-auditor.file_sentence', {
          from: day(file.first_day),
          to: day(file.last_day),
          transactions: file.transaction_count,
          count: rows.length,
          when: instant(file.created_at),
        })}
      </p>
      {rows.length > 0 && (
        <DataTable
          caption={t('web-auditor.differences_of', { file: file.file_name })}
          columns={columnsOf(auditId)}
          rows={rows}
          rowId={({ place }) => place}
        />
      )}
    </Part>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Shows what a source says: an amount, a day, or a text. */
function showValue(value: Difference['file'], { amount, day }: Show): string {
  if (typeof value === 'number') return amount(value);
  if (typeof value !== 'string') return '';
  return DAY.test(value) ? day(value) : value;
}

const columnsOf = (auditId: string): readonly Column<Difference & { place: string }>[] => [
  { id: 'statement', header: 'web-auditor.statement', as: 'day' },
  { id: 'detail', header: 'web-auditor.difference' },
  ...(['file', 'bank', 'books', 'papers'] as const).map((source) => ({
    id: source,
    header: `web-auditor.source.${source}`,
    isNumber: true,
    cell: (row: Difference, show: Show) => showValue(row[source], show),
  })),
  {
    id: 'records',
    header: 'web-auditor.records',
    cell: ({ expense_ids, entry_ids, transaction_id }) => (
      <RecordLinks
        auditId={auditId}
        expenseIds={expense_ids}
        entryIds={entry_ids}
        transactionId={transaction_id}
      />
    ),
  },
];
