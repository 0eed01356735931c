import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AUDIT_CHECKS } from '#domain/audits/audit-facts.ts';
import type { AuditChecks } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { LoadingPage, Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { AuditSentence, AuditTabs, useAuditTitle } from './AuditTabs.tsx';
import { RecordLinks } from './RecordLinks.tsx';

const route = getRouteApi('/signed-in/audits/$id/checks');

/** Checks made beforehand: ledger, sums that must agree, and vouchers to look at. */
export function ChecksPage() {
  const { t } = useWords();
  const titleOf = useAuditTitle();
  const { id } = route.useParams();
  const audit = useRecord('getAudit', { path: { id } }).data?.data;
  const query = useQuery(apiQuery('getAuditChecks', { path: { id } }));
  if (audit === undefined) return <LoadingPage title={t('web-auditor.one')} />;
  const checks = query.data?.data;
  return (
    <Page
      title={titleOf(audit)}
      sentence={<AuditSentence audit={audit} />}
      isLoading={query.isPending}
    >
      <AuditTabs id={id} />
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {checks !== undefined && <Checks checks={checks} auditId={id} />}
    </Page>
  );
}

type Tie = AuditChecks['ties'][number];
type Finding = AuditChecks['findings'][number];

function Checks(props: { readonly checks: AuditChecks; readonly auditId: string }) {
  const { t } = useWords();
  const { ledger, ties, findings } = props.checks;
  const isSound = ledger.is_intact && ledger.is_unchanged;
  const numbered = findings.map((finding, place) => ({ ...finding, place: String(place) }));
  return (
    <>
      <Explain>
        {t(isSound ? 'web-auditor.ledger_sound' : 'web-auditor.ledger_unsound')}{' '}
        {t('web-auditor.since_count', { count: ledger.entries_since })}
      </Explain>
      <Part title={t('web-auditor.ties')}>
        <DataTable
          caption={t('web-auditor.ties')}
          columns={tieColumns}
          rows={ties}
          rowId={({ code, subject }) => `${code} ${subject ?? ''}`}
        />
      </Part>
      <Part title={t('web-auditor.findings')}>
        <Explain>{t('web-auditor.findings_explained')}</Explain>
        {findings.length === 0 && <p>{t('web-auditor.no_findings')}</p>}
        {AUDIT_CHECKS.map((check) => {
          const rows = numbered.filter((one) => one.check === check);
          if (rows.length === 0) return null;
          return (
            <section key={check}>
              <h3>{t(`enum.AuditCheck.${check}`)}</h3>
              <DataTable
                caption={t(`enum.AuditCheck.${check}`)}
                columns={findingColumns(props.auditId)}
                rows={rows}
                rowId={({ place }) => place}
              />
            </section>
          );
        })}
      </Part>
    </>
  );
}

const tieColumns: readonly Column<Tie>[] = [
  { id: 'code', header: 'web-auditor.tie', of: 'AuditTie' },
  { id: 'detail', header: 'web-auditor.detail' },
  { id: 'difference', header: 'web-auditor.difference', as: 'amount' },
  {
    id: 'is_met',
    header: '',
    cell: ({ is_met }, { t }) => (
      <Tag tone={is_met ? 'good' : 'bad'}>
        {t(is_met ? 'web-auditor.met' : 'web-auditor.not_met')}
      </Tag>
    ),
  },
];

const findingColumns = (auditId: string): readonly Column<Finding & { place: string }>[] => [
  { id: 'supplier_name', header: 'web-auditor.supplier' },
  { id: 'detail', header: 'web-auditor.detail' },
  {
    id: 'records',
    header: 'web-auditor.records',
    cell: ({ expense_ids, entry_ids }) => (
      <RecordLinks auditId={auditId} expenseIds={expense_ids} entryIds={entry_ids} />
    ),
  },
];
