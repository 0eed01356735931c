import type { UpdateMinutes } from '#contract/minutes.ts';
import { isAssembly, isInWriting, isOfOwners } from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { findMeetingElectorate } from '#features/assemblies/attendance/index.ts';
import { findReached, makeMeetingLetters } from '#features/assemblies/convocations/index.ts';
import {
  correctDay,
  factsOf,
  lockMeetingInAnyVersion,
  meetingMinutesPublished,
  refuse,
  remarkOnItem,
} from '#features/assemblies/meetings/index.ts';
import { sendLetters } from '#features/documents/letters/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { matching, type TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { composeMinutes } from './compose-minutes.ts';
import { redateDecisions } from './decisions.ts';
import { filingJob } from './file-task.ts';
import { minutesLetter, type MinutesOnPaper } from './minutes-letter.ts';
import { renderMinutesMail } from './minutes-mail.ts';
import { assembleMinutes, toMinutes, EMPTY_MINUTES, type MeetingMinutes } from './minutes.ts';
import { markPublished } from './published-repository.ts';
import { beginMinutes, findMinutes, writeMinutes, type Written } from './repository.ts';

/**
 * Changes the written parts of the minutes: chair, secretary, remarks, and the day of the meeting.
 * Possible from the opening until they are published. Refuses not_found, stale, invalid_transition,
 * minutes_published, chair_not_owner, date_in_future.
 */
export async function updateMinutes(
  ctx: TenantContext,
  id: string,
  { items = [], held_on, ...changes }: UpdateMinutes,
): Promise<MeetingMinutes> {
  const { meeting, written } = await lockOpenMinutes(ctx, id);
  const { status } = meeting;
  if (status !== 'InProgress' && status !== 'Completed') refuse(status, 'update-minutes');
  await beginMinutes(ctx.db, id, ctx.now);
  if (held_on !== undefined) {
    await correctDay(ctx, id, held_on);
    await redateDecisions(ctx, id);
  }
  const changed = { ...written, ...changes, ...(await findChair(ctx, meeting, changes)) };
  await writeMinutes(ctx.db, id, changed, ctx.now);
  for (const { agenda_item_id, remark } of items)
    await remarkOnItem(ctx, id, agenda_item_id, remark);
  ctx.db.written.note('meetings', id);
  return assembleMinutes(ctx, id);
}

/**
 * Finds the name of the person who chaired: that of the owner, where none is given. Refuses
 * chair_not_owner unless the owner has a lot on the day of the meeting (art. 3.87 §5).
 */
async function findChair(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  { chair = null, chair_owner_id: ownerId = null }: UpdateMinutes,
): Promise<Partial<Written>> {
  if (ownerId === null) return {};
  const { weights, suspended } = await findMeetingElectorate(ctx, meeting, null);
  if (!weights.has(ownerId) && !suspended.has(ownerId))
    throw new DomainError('chair_not_owner', { pointer: '/body/chair_owner_id' });
  const [owner] = await findReached(ctx.db, [ownerId], ctx.today);
  return { chair: chair ?? owner?.name ?? null };
}

/**
 * Publishes signed minutes, which are then fixed: sends them to every voter, by e-mail with consent
 * and otherwise by post, and stores them as a document of the building (art. 3.87 §12). Refuses
 * not_found, stale, invalid_transition before the end of the meeting, minutes_published,
 * minutes_unsigned without chair and secretary, chair_not_owner without an owner as chair of an
 * assembly.
 */
export async function publishMinutes(ctx: TenantContext, id: string): Promise<MeetingMinutes> {
  const { meeting, written } = await lockOpenMinutes(ctx, id);
  if (meeting.status !== 'Completed') refuse(meeting.status, 'publish-minutes');
  // A decision in writing has no chair.
  const isPresided = written.chair !== null || isInWriting(meeting);
  if (!isPresided || written.secretary === null) throw new DomainError('minutes_unsigned');
  if (isAssembly(meeting) && written.chair_owner_id === null)
    throw new DomainError('chair_not_owner');
  const draft = await composeMinutes(ctx, id);
  const paper = { ...draft, minutes: { ...draft.minutes, published_at: ctx.now } };
  await markPublished(ctx.db, paper, { now: ctx.now, by: ctx.userId });
  if (isOfOwners(meeting)) await sendMinutes(ctx, paper);
  await enqueueJobs(ctx.db, [filingJob(ctx.organizationId, id)]);
  await recordAudit(ctx, 'meeting.minutes_published', id);
  await emit(ctx, meetingMinutesPublished, factsOf(meeting));
  ctx.db.written.note('meetings', id);
  return paper.minutes;
}

async function sendMinutes(ctx: TenantContext, paper: MinutesOnPaper): Promise<void> {
  const { meeting } = paper;
  const { id, building_id } = meeting;
  const { weights, suspended } = await findMeetingElectorate(ctx, meeting, null);
  const reached = await findReached(ctx.db, [...weights.keys(), ...suspended], ctx.today);
  const letters = makeMeetingLetters(reached, {
    paper: (owner) => minutesLetter(paper, owner),
    mail: (language) => renderMinutesMail(paper, language),
  });
  await sendLetters(ctx, { type: 'MeetingMinutes', id, building_id }, letters);
}

/**
 * Locks a meeting whose minutes, in the version that the caller has read, may still be changed, and
 * reads them. Refuses not_found, stale, minutes_published.
 */
async function lockOpenMinutes(ctx: TenantContext, id: string) {
  const meeting = await lockMeetingInAnyVersion(ctx, id);
  if (ctx.ifMatch !== undefined) matching(ctx, toMinutes(await assembleMinutes(ctx, id)));
  const written = (await findMinutes(ctx.db, id)) ?? EMPTY_MINUTES;
  const { published_at } = written;
  if (published_at !== null) throw new DomainError('minutes_published', { published_at });
  return { meeting, written };
}
