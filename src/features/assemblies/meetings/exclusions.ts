import { DomainError } from '#domain/kernel/domain-error.ts';
import { insertRows, updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { deleteExclusions, findUnknownReferences, type AgendaRow } from './agenda-repository.ts';
import { findBoundSyndics } from './syndic.ts';

type ItemWithExclusions = Pick<AgendaRow, 'id' | 'decision_type' | 'excluded'>;

/**
 * Replaces the owners excluded because of a contract to carry out the decision. The caller has
 * checked that nobody has voted. Refuses unknown_reference, and reason_missing if a syndic is to
 * vote on their own mission without one.
 */
export async function replaceExclusions(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  item: ItemWithExclusions,
  { owner_ids, reason }: { owner_ids: readonly string[]; reason: string | null },
): Promise<void> {
  const { building_id } = meeting;
  const unknown = await findUnknownReferences(ctx.db, { building_id, key_id: null, owner_ids });
  const index = owner_ids.findIndex((owner) => unknown.owner_ids.includes(owner));
  if (index >= 0)
    throw new DomainError('unknown_reference', { pointer: `/body/owner_ids/${index}` });
  const syndics = await findBoundSyndics(ctx, meeting, item);
  const isLifted = syndics.some((id) => !owner_ids.includes(id));
  if (isLifted && reason === null)
    throw new DomainError('reason_missing', { pointer: '/body/reason' });
  await deleteExclusions(ctx.db, item.id);
  const excluded = owner_ids.map((owner_id) => ({ owner_id }));
  await insertExclusions(ctx, item.id, excluded);
  // Exclusions are shown with the item, so its version changes.
  const syndic_votes_because = isLifted ? reason : null;
  await updateRow(ctx, 'agenda_items', item.id, { syndic_votes_because });
  ctx.db.written.note('meetings', meeting.id);
}

/**
 * Excludes owners who are the syndic from a decision on their own mission, besides those already
 * excluded. Rule: Civil Code, art. 3.87 §9.
 */
export async function excludeSyndic(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  item: ItemWithExclusions,
): Promise<void> {
  const known = item.excluded.map(({ owner_id }) => owner_id);
  const syndics = await findBoundSyndics(ctx, meeting, item);
  const added = syndics.filter((id) => !known.includes(id));
  await insertExclusions(
    ctx,
    item.id,
    added.map((owner_id) => ({ owner_id })),
  );
}

/**
 * Moves the exclusion of the syndic to another type of decision: what was excluded for the former
 * type alone may vote again.
 */
export async function followDecisionType(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  before: ItemWithExclusions,
  decision_type: AgendaRow['decision_type'],
): Promise<void> {
  if (decision_type === before.decision_type) return;
  const former = await findBoundSyndics(ctx, meeting, before);
  const excluded = before.excluded.filter(({ owner_id }) => !former.includes(owner_id));
  await deleteExclusions(ctx.db, before.id);
  await insertExclusions(ctx, before.id, excluded);
  await excludeSyndic(ctx, meeting, { ...before, decision_type, excluded });
}

/** Stores the owners excluded from an item. */
export async function insertExclusions(
  { db }: TenantContext,
  agenda_item_id: string,
  excluded: AgendaRow['excluded'],
): Promise<void> {
  const rows = excluded.map(({ owner_id }) => ({ agenda_item_id, owner_id }));
  await insertRows(db, 'agenda_item_exclusions', rows);
}
