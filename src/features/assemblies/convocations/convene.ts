import { hasPlace } from '#domain/assemblies/convening.ts';
import { isNoticeTooShort, lastPostingDay, lastSendingDay } from '#domain/assemblies/deadlines.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { beginInWriting, findMeetingElectorate } from '#features/assemblies/attendance/index.ts';
import {
  dayOf,
  factsOf,
  listAgendaItems,
  lockToConvene,
  markConvened,
  meetingCreated,
  requireMeeting,
} from '#features/assemblies/meetings/index.ts';
import { requireProposalsTaken } from '#features/assemblies/proposals/index.ts';
import {
  findLetterhead,
  listLetters,
  sendLetters,
  withdrawLetters,
  type Rehearsed,
} from '#features/documents/letters/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { answerLetter } from './answer-letter.ts';
import { cancellationLetter } from './cancellation-letter.ts';
import { convocationLetter, type Convened, type MeetingOnPaper } from './convocation-letter.ts';
import {
  renderAnswerMail,
  renderCancellationMail,
  renderConvocationMail,
} from './convocation-mail.ts';
import { makeMeetingLetters } from './letters-to.ts';
import { findMeetingPapers, findReached } from './repository.ts';

/**
 * Makes the subject of convocation letters, whose type distinguishes them from others about the
 * meeting.
 */
function convocationSubject({ id, building_id }: Pick<Row<'meetings'>, 'id' | 'building_id'>) {
  return { type: 'MeetingConvocation', id, building_id } as const;
}

/**
 * Convenes all voters, and owners whose vote is suspended until they name a representative, in
 * their language: by e-mail with written consent, otherwise by registered mail. From then on the
 * meeting and its agenda are fixed; a decision in writing begins. Refuses invalid_transition,
 * already_convened, board_not_convened, agenda_empty, place_missing, notice_too_short {last_sending_day},
 * proposals_left {titles}, answer_day_past, mandatary_missing {names}, quota_incomplete. Rule:
 * Civil Code, art. 3.87 §3 and §11.
 */
export async function conveneMeeting(
  ctx: TenantContext,
  id: string,
  urgent_reason: string | null,
  links: MeetingLinks,
): Promise<Row<'meetings'>> {
  const scheduled = await lockToConvene(ctx, id);
  const agenda = await listAgendaItems(ctx.db, id);
  if (agenda.length === 0) throw new DomainError('agenda_empty');
  const inWriting = isInWriting(scheduled);
  if (inWriting) requireTimeToAnswer(ctx, scheduled);
  else {
    requirePlace(scheduled);
    requireNotice(ctx, scheduled, urgent_reason);
  }
  await requireProposalsTaken(ctx, scheduled);
  const electorate = await findMeetingElectorate(ctx, scheduled, null);
  const { weights, suspended } = electorate;
  const reached = await findReached(ctx.db, [...weights.keys(), ...suspended], ctx.today);
  if (inWriting) requireMandataries(reached, suspended);
  const meeting = await markConvened(ctx, id, urgent_reason);
  const paper: MeetingOnPaper = {
    meeting,
    head: await findLetterhead(ctx.db, meeting.building_id),
    agenda,
    documents: await findMeetingPapers(ctx.db, id, ctx.now),
    now: ctx.now,
    doorOf: (ownerId) => links.doorOf(id, ownerId),
    answerAt: links.answerAt(id),
  };
  const [letter, mail] = inWriting
    ? [answerLetter, renderAnswerMail]
    : [convocationLetter, renderConvocationMail];
  const letters = makeMeetingLetters(reached, {
    paper: (owner) => letter(paper, owner),
    mail: (language) => mail(paper, language),
  });
  await sendLetters(ctx, convocationSubject(meeting), letters);
  const by_mail = reached.filter(({ is_mailed }) => is_mailed).length;
  const by_post = reached.length - by_mail;
  await recordAudit(ctx, 'meeting.convened', id, { by_mail, by_post, urgent_reason });
  if (!inWriting) return meeting;
  await emit(ctx, meetingCreated, factsOf(meeting));
  return beginInWriting(ctx, meeting, electorate);
}

/** Stands for the reason of a short notice in drafts. */
const UNKNOWN_REASON = '…';

/**
 * Convenes a meeting for a preview, with a reason to fill in if the notice is short; the caller rolls
 * it back. Refuses like conveneMeeting.
 */
export async function rehearseConvocation(
  ctx: TenantContext,
  id: string,
  links: MeetingLinks,
): Promise<Rehearsed> {
  const scheduled = await requireMeeting(ctx, id);
  const day = dayOf(scheduled);
  const isShort = !isInWriting(scheduled) && isNoticeTooShort(ctx.today, day);
  const meeting = await conveneMeeting(ctx, id, isShort ? UNKNOWN_REASON : null, links);
  const post_by = isInWriting(meeting) ? null : lastPostingDay(day);
  return { subject: convocationSubject(meeting), total: null, post_by };
}

/** URLs for the codes and links in letters. */
interface MeetingLinks {
  readonly meetingAt: (meetingId: string) => string;
  readonly doorOf: (meetingId: string, ownerId: string) => string;
  readonly answerAt: (meetingId: string) => string;
}

/** Makes the URLs for letters. @param publicUrl base URL of links */
export function makeMeetingLinks(publicUrl: string): MeetingLinks {
  const root = publicUrl.replace(/\/+$/, '');
  return {
    meetingAt: (meetingId) => `${root}/meetings/${meetingId}`,
    doorOf: (meetingId, ownerId) => `${root}/meetings/${meetingId}/live?owner_id=${ownerId}`,
    answerAt: (meetingId) => `${root}/meetings/${meetingId}/vote`,
  };
}

/**
 * Refuses place_missing: a convocation names the place, or how to take part remotely (art. 3.87
 * §3).
 */
function requirePlace(meeting: Row<'meetings'>): void {
  if (!hasPlace(meeting)) throw new DomainError('place_missing');
}

function requireNotice(
  { today }: TenantContext,
  meeting: Row<'meetings'>,
  urgent_reason: string | null,
): void {
  const day = dayOf(meeting);
  if (urgent_reason !== null || !isNoticeTooShort(today, day)) return;
  const pointer = '/body/urgent_reason';
  throw new DomainError('notice_too_short', { last_sending_day: lastSendingDay(day), pointer });
}

function requireTimeToAnswer({ now }: TenantContext, { scheduled_date }: Row<'meetings'>): void {
  if (parseInstantMs(scheduled_date) <= parseInstantMs(now))
    throw new DomainError('answer_day_past');
}

/**
 * Refuses owners with suspended votes: a decision in writing needs all votes, including those of
 * joint holders who have not named a representative.
 */
function requireMandataries(reached: readonly Convened[], suspended: ReadonlySet<string>): void {
  if (suspended.size === 0) return;
  const silent = reached.filter(({ id }) => suspended.has(id));
  const names = silent.map(({ name }) => name).join(', ');
  throw new DomainError('mandatary_missing', { names });
}

/** Notifies all those convened, by the same means, that the meeting was cancelled. */
export async function followCancellation(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
): Promise<void> {
  if (meeting.convened_at === null) return;
  const subject = convocationSubject(meeting);
  const convened = await listLetters(ctx.db, { subject, owner_id: null, channel: null });
  const owners = convened.map(({ owner_id }) => owner_id);
  const head = await findLetterhead(ctx.db, meeting.building_id);
  const paper = { meeting, head, now: ctx.now };
  await withdrawLetters(ctx, [meeting.id]);
  const letters = makeMeetingLetters(await findReached(ctx.db, owners, ctx.today), {
    paper: (owner) => cancellationLetter(paper, owner),
    mail: (language) => renderCancellationMail(paper, language),
  });
  await sendLetters(ctx, { ...subject, type: 'MeetingCancellation' }, letters);
}
