import { isAssembly } from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  addAgendaItem,
  listAgendaItems,
  requireMeeting,
  requireUnfinished,
} from '#features/assemblies/meetings/index.ts';
import { shareForMeeting } from '#features/documents/documents/index.ts';
import { findBuildingLanguage, recordAudit } from '#features/shared/index.ts';
import { updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { findNextAssembly } from './agenda-repository.ts';
import { lockReadAudit, requireAudit } from './audit.ts';
import type { AuditRow } from './repository.ts';

const REPORT = 'auditor_report';

/** Problems of putting a report on an agenda. */
export const AGENDA_PROBLEMS = [
  'unknown_reference',
  'invalid_transition',
  'already_convened',
  'agenda_as_before',
] as const;

/**
 * Puts the report of an audit on the agenda of an assembly and shares it with the owners. Refuses not_found,
 * stale, invalid_transition, unknown_reference, already_convened, agenda_as_before.
 */
export async function putOnAgenda(
  ctx: TenantContext,
  id: string,
  meeting_id: string,
): Promise<AuditRow> {
  const audit = await lockReadAudit(ctx, id, 'agenda');
  await addToAgenda(ctx, audit, meeting_id);
  await recordAudit(ctx, 'audit.put_on_agenda', id, { meeting_id });
  return requireAudit(ctx, id);
}

/** Puts the report on the agenda of the next assembly that is being prepared, if there is one. */
export async function putOnNextAgenda(ctx: TenantContext, id: string): Promise<void> {
  const audit = await requireAudit(ctx, id);
  const next = await findNextAssembly(ctx.db, audit.building_id, ctx.now);
  if (next !== undefined) await addToAgenda(ctx, audit, next);
}

async function addToAgenda(ctx: TenantContext, audit: AuditRow, meeting_id: string): Promise<void> {
  const meeting = await requireAssembly(ctx, audit, meeting_id);
  const items = await listAgendaItems(ctx.db, meeting_id);
  if (!items.some(({ text_key }) => text_key === REPORT)) {
    const language = await findBuildingLanguage(ctx.db, audit.building_id);
    // The assembly hears the report before it decides on the accounts.
    const accounts = items.findIndex(({ decision_type }) => decision_type === 'Accounts');
    await addAgendaItem(ctx, meeting_id, {
      title: titleIn(language, { title: '', text_key: REPORT }),
      text_key: REPORT,
      kind: 'Information',
      ...(accounts === -1 ? {} : { position: accounts + 1 }),
    });
  }
  await shareReports(ctx, audit, meeting);
  await updateRow(ctx, 'audits', audit.id, { meeting_id });
}

async function requireAssembly(
  ctx: TenantContext,
  { building_id }: AuditRow,
  meeting_id: string,
): Promise<Row<'meetings'>> {
  const meeting = await requireMeeting(ctx, meeting_id).catch((error: unknown) => {
    throw error instanceof DomainError ? unknownMeeting() : error;
  });
  if (meeting.building_id !== building_id || !isAssembly(meeting)) throw unknownMeeting();
  requireUnfinished(meeting, 'agenda');
  return meeting;
}

function unknownMeeting(): DomainError {
  return new DomainError('unknown_reference', { pointer: '/body/meeting_id' });
}

/** Shares the reports that are still kept, that in the language of the building first. */
async function shareReports(
  ctx: TenantContext,
  { building_id, reports }: AuditRow,
  meeting: Row<'meetings'>,
): Promise<void> {
  const first = await findBuildingLanguage(ctx.db, building_id);
  const ordered = reports.toSorted(
    (a, b) => Number(b.language === first) - Number(a.language === first),
  );
  const ids = ordered.flatMap(({ document_id }) => document_id ?? []);
  await shareForMeeting(ctx, ids, meeting.id);
}
