import { Button } from '@mantine/core';
import { useState } from 'react';
import { AUDIT_STATUSES } from '#domain/audits/audit-state.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { NewAudit } from './NewAudit.tsx';

const audits: ListDefinition<'listAudits'> = {
  operation: 'listAudits',
  isOfBuilding: true,
  sort: '-created_at',
  filters: [
    { name: 'status', label: 'web-auditor.status', of: 'AuditStatus', values: AUDIT_STATUSES },
  ],
  columns: [
    {
      id: 'year',
      header: 'web-auditor.year',
      link: '/audits/$id',
      cell: ({ start_date, end_date }, { t, day }) =>
        t('web-auditor.span', { from: day(start_date), to: day(end_date) }),
    },
    { id: 'building_name', header: 'web-auditor.building' },
    {
      id: 'marked',
      header: 'web-auditor.marked',
      isNumber: true,
      cell: ({ vouchers: { total, unmarked } }, { t, integer }) =>
        t('web-auditor.of_total', { done: integer(total - unmarked), total: integer(total) }),
    },
    {
      id: 'unanswered',
      header: 'web-auditor.unanswered',
      isNumber: true,
      cell: ({ vouchers: { unanswered } }, { integer }) => integer(unanswered),
    },
    { id: 'opinion', header: 'web-auditor.opinion', of: 'AuditOpinion' },
    { id: 'status', header: 'web-auditor.status', as: 'state', of: 'AuditStatus' },
    { id: 'created_at', header: 'web-auditor.begun', as: 'instant', sort: 'created_at' },
  ],
};

/** Audits of financial years, latest first. */
export function AuditsPage() {
  const { t } = useWords();
  const may = useRight();
  const list = usePageList(audits);
  const [isOpened, open] = useState(false);
  return (
    <ListPage
      title={t('web-navigation.books.audits')}
      add={
        may('createAudit') && (
          <Button onClick={() => open(true)}>{t('web-auditor.begin')}</Button>
        )
      }
      list={list}
      empty={t('web-auditor.empty')}
    >
      {isOpened && (
        <NewAudit buildingId={list.search['building_id'] ?? ''} onClose={() => open(false)} />
      )}
    </ListPage>
  );
}
