import type { WaitingItem } from '#domain/overview/overview.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectWaitingAudits, type WaitingAudit } from './overview-repository.ts';

function toItem(
  kind: 'AuditQuestions' | 'AuditOpen' | 'AuditReportWaiting',
  { id, building_id, building, year_end, unanswered, unmarked, answered }: WaitingAudit,
): WaitingItem {
  return {
    kind,
    facts: { building, year_end, unanswered, unmarked, answered },
    building_id,
    due_on: null,
    amount_cents: null,
    link: `/audits/${id}`,
  };
}

/** Questions of auditors for the syndic, open audits for the auditor, and reports without an assembly. */
export const auditsOverview: readonly OverviewPart[] = [
  {
    access: 'audits:answer',
    async read(ctx, building_id) {
      const audits = await selectWaitingAudits(ctx, building_id);
      const items = audits.flatMap((audit) => {
        if (audit.status === 'Reported') return [toItem('AuditReportWaiting', audit)];
        return audit.unanswered > 0 ? [toItem('AuditQuestions', audit)] : [];
      });
      return { items, figures: {} };
    },
  },
  {
    access: 'audits:write',
    async read(ctx, building_id) {
      const audits = await selectWaitingAudits(ctx, building_id);
      const open = audits.filter(({ status }) => status === 'Open');
      return { items: open.map((audit) => toItem('AuditOpen', audit)), figures: {} };
    },
  },
];
