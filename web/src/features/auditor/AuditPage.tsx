import { getRouteApi } from '@tanstack/react-router';
import { VOUCHER_MARKS } from '#domain/audits/audit-state.ts';
import type { Audit } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { FilterLine } from '../../shared/ui/FilterLine.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { AuditActions } from './AuditActions.tsx';
import { AuditSentence, AuditTabs, useAuditTitle } from './AuditTabs.tsx';

const route = getRouteApi('/signed-in/audits/$id');

/** Audit of a year: its progress, its sample, what it compares with, and its report. */
export function AuditPage() {
  const { t } = useWords();
  const titleOf = useAuditTitle();
  const { id } = route.useParams();
  const query = useRecord('getAudit', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-auditor.one')} />;
  const audit = query.data.data;
  return (
    <Page
      title={titleOf(audit)}
      sentence={<AuditSentence audit={audit} />}
      actions={<AuditActions answer={query.data} />}
    >
      <AuditTabs id={id} />
      {audit.opinion !== null && <Report audit={audit} />}
      <Figures audit={audit} />
      <Sample audit={audit} />
      <Draws audit={audit} />
      <Basis audit={audit} />
    </Page>
  );
}

function Figures({ audit }: { readonly audit: Audit }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { total, unmarked, ok, questions, objections, unanswered } = audit.vouchers;
  return (
    <FigureBand
      name={t('web-auditor.progress')}
      figures={[
        {
          key: 'marked',
          name: t('web-auditor.marked'),
          value: t('web-auditor.of_total', {
            done: integer(total - unmarked),
            total: integer(total),
          }),
          sentence: t('web-auditor.ok_count', { count: ok }),
        },
        {
          key: 'questions',
          name: t('web-auditor.questions'),
          value: integer(questions),
          sentence: t('web-auditor.unanswered_count', { count: unanswered }),
        },
        { key: 'objections', name: t('web-auditor.objections'), value: integer(objections) },
        {
          key: 'opinion',
          name: t('web-auditor.proposed'),
          value: t(`enum.AuditOpinion.${audit.opinion ?? audit.proposed_opinion}`),
        },
      ]}
    />
  );
}

function Report({ audit }: { readonly audit: Audit }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { opinion, report_text, reported_at, meeting_id, reports } = audit;
  return (
    <Part title={t('web-auditor.report')}>
      <Explain>
        {[opinion === null ? '' : t(`enum.AuditOpinion.${opinion}`), report_text]
          .filter(Boolean)
          .join(' – ')}
      </Explain>
      <Facts
        facts={[
          [t('web-auditor.reported_at'), reported_at === null ? null : instant(reported_at)],
          [
            t('web-auditor.files'),
            reports.map(({ language, document_id }) =>
              document_id === null ? null : (
                <span key={language}>
                  <TextLink to="/documents/$id" params={{ id: document_id }}>
                    {t(`web.language.${language}`)}
                  </TextLink>{' '}
                </span>
              ),
            ),
          ],
          [
            t('web-auditor.assembly'),
            meeting_id === null ? (
              t('web-auditor.no_assembly')
            ) : (
              <TextLink key="meeting" to="/meetings/$id" params={{ id: meeting_id }}>
                {t('web-auditor.open_assembly')}
              </TextLink>
            ),
          ],
        ]}
      />
    </Part>
  );
}

const vouchers: ListDefinition<'listAuditVouchers'> = {
  operation: 'listAuditVouchers',
  rowId: ({ entry_id }) => entry_id,
  filters: [
    { name: 'mark', label: 'web-auditor.mark', of: 'VoucherMark', values: VOUCHER_MARKS },
    { as: 'toggle', name: 'marked', label: 'web-auditor.only_unmarked', on: 'false' },
    { as: 'toggle', name: 'answered', label: 'web-auditor.only_unanswered', on: 'false' },
  ],
  columns: [
    {
      id: 'sequence',
      header: 'web-auditor.entry',
      cell: ({ audit_id: id, entry_id, sequence }, { integer }) => (
        <TextLink to="/audits/$id/vouchers" params={{ id }} search={{ entry_id }}>
          {integer(sequence)}
        </TextLink>
      ),
    },
    { id: 'entry_date', header: 'web-auditor.day', as: 'day' },
    { id: 'description', header: 'web-auditor.description' },
    { id: 'expense_name', header: 'web-auditor.expense' },
    { id: 'selected_for', header: 'web-auditor.selected_for', of: 'AuditSelection' },
    { id: 'amount', header: 'web-auditor.amount', as: 'amount' },
    {
      id: 'mark',
      header: 'web-auditor.mark',
      cell: ({ mark, answered_at }, { t }) => (
        <>
          {mark !== null && <State of="VoucherMark" value={mark} />}{' '}
          {answered_at !== null && t('web-auditor.answered')}
        </>
      ),
    },
  ],
};

function Sample({ audit }: { readonly audit: Audit }) {
  const { t } = useWords();
  const list = usePageList(vouchers, { request: { path: { id: audit.id } } });
  return (
    <Part title={t('web-auditor.sample')}>
      <FilterLine filters={list.filters} />
      <ListTable
        caption={t('web-auditor.sample')}
        list={list}
        columns={list.columns}
        rowId={list.rowId}
        empty={t(list.isFiltered ? 'web-auditor.none_so' : 'web-auditor.sample_empty')}
      />
    </Part>
  );
}

const drawColumns: readonly Column<Audit['draws'][number]>[] = [
  { id: 'created_at', header: 'web-auditor.drawn', as: 'instant' },
  { id: 'seed', header: 'web-auditor.seed' },
  { id: 'above', header: 'web-auditor.above', as: 'amount' },
  { id: 'account_code', header: 'web-auditor.account' },
  { id: 'random', header: 'web-auditor.random', as: 'integer' },
  { id: 'selected', header: 'web-auditor.selected', as: 'integer' },
];

function Draws({ audit: { draws } }: { readonly audit: Audit }) {
  const { t } = useWords();
  if (draws.length === 0) return null;
  return (
    <Part title={t('web-auditor.draws')}>
      <DataTable caption={t('web-auditor.draws')} columns={drawColumns} rows={draws} />
      <Explain>{t('web-auditor.seed_explained')}</Explain>
    </Part>
  );
}

function Basis({ audit }: { readonly audit: Audit }) {
  const { t } = useWords();
  const { money, day, integer } = useFormat();
  return (
    <Part title={t('web-auditor.basis')}>
      <Facts
        facts={[
          [
            t('web-auditor.ledger'),
            t('web-auditor.ledger_at', {
              count: integer(audit.ledger_count),
              hash: audit.ledger_hash.slice(0, 16),
            }),
          ],
          [t('web-auditor.since'), t('web-auditor.since_count', { count: audit.entries_since })],
          [
            t('web-auditor.threshold'),
            audit.quote_threshold === null ? null : money(audit.quote_threshold),
          ],
          ...audit.fee_contracts.map(
            (one) =>
              [
                t('web-auditor.contract_from', { from: day(one.from) }),
                t('web-auditor.contract', {
                  supplier: one.supplier_name,
                  amount: money(one.instalment),
                  count: one.instalments_per_year,
                }),
              ] as const,
          ),
        ]}
      />
    </Part>
  );
}
