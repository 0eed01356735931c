import { listFindings, type Finding } from '#domain/assemblies/convening.ts';
import { isUnfinished } from '#domain/assemblies/meeting-state.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { listAgendaItems } from './agenda-repository.ts';
import { dayOf, requireMeeting } from './meeting.ts';
import { findWindowStart } from './repository.ts';

/**
 * Reads what is missing or unusual before a meeting is convened; nothing once it has ended. Refuses
 * not_found.
 */
export async function readFindings(
  ctx: TenantContext,
  id: string,
): Promise<(Finding & { readonly title: string | null })[]> {
  const meeting = await requireMeeting(ctx, id);
  if (!isUnfinished(meeting.status)) return [];
  const [items, windowStart] = await Promise.all([
    listAgendaItems(ctx.db, id),
    findWindowStart(ctx.db, meeting.building_id),
  ]);
  const titles = new Map(items.map((item) => [item.id, ctx.showTitle(item)]));
  const { today } = ctx;
  const findings = listFindings({ meeting, day: dayOf(meeting), today, windowStart, items });
  return findings.map((finding) => ({
    ...finding,
    title: titles.get(finding.agenda_item_id ?? '') ?? null,
  }));
}
