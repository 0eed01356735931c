import type { CreateGdprRequest } from '#contract/gdpr-requests.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import {
  calculateAnswerDeadline,
  calculateExtendedDeadline,
} from '#domain/privacy/answer-deadline.ts';
import { gdprRequestTransitions, type GdprRequestKind } from '#domain/privacy/request.ts';
import { emit } from '#features/notifications/index.ts';
import {
  lockOwnersAgainstDeletion,
  limitToVisibleOwners,
} from '#features/register/owners/index.ts';
import { creationColumns, recordAudit } from '#features/shared/index.ts';
import { insertRow, updateRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { gdprRequestCompleted } from './notification-types.ts';
import { completeRequests } from './repository.ts';
import { lockRequest } from './request.ts';

type RequestRow = Row<'gdpr_requests'>;

/**
 * Records a request of a person about their data. Refuses unknown_reference, also if the office
 * names no owner, date_in_future, and forbidden for an Owner who gives an earlier date.
 */
export async function createRequest(
  ctx: TenantContext,
  input: CreateGdprRequest,
): Promise<RequestRow> {
  const { owner_id: own, role } = ctx.principal;
  const { owner_id = own, kind, details = null, received_on = ctx.today } = input;
  const known =
    owner_id !== null &&
    (await lockOwnersAgainstDeletion(ctx.db, [owner_id], limitToVisibleOwners(ctx))).has(owner_id);
  if (!known) throw new DomainError('unknown_reference', { pointer: '/body/owner_id' });
  checkPastDay(received_on, { today: ctx.today, at: ['received_on'] });
  if (own !== null && received_on < ctx.today) throw new DomainError('forbidden', { role });
  const row = await insertRow(ctx.db, 'gdpr_requests', {
    id: ctx.newId(),
    owner_id,
    kind,
    details,
    received_on,
    due_on: calculateAnswerDeadline(received_on),
    status: 'Open',
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'gdpr_request.created', row.id, { kind, owner_id });
  return row;
}

/**
 * Extends the deadline by two months. Refuses invalid_transition, and extension_too_late after the
 * first month.
 */
export async function extendRequest(
  ctx: TenantContext,
  id: string,
  extension_reason: string,
): Promise<RequestRow> {
  const request = await lockRequest(ctx, id);
  const status = transition(gdprRequestTransitions, 'extend', request.status);
  const due_on = calculateExtendedDeadline(request.received_on, ctx.today);
  const row = await updateRow(ctx, 'gdpr_requests', id, {
    status,
    due_on,
    extension_reason,
    extended_on: ctx.today,
  });
  await recordAudit(ctx, 'gdpr_request.extended', id, { due_on });
  await tell(ctx, row);
  return row;
}

/** Answers a request and notifies the person. Refuses invalid_transition. */
export async function answerRequest(
  ctx: TenantContext,
  id: string,
  operation: 'complete' | 'refuse',
  outcome: string | null,
): Promise<RequestRow> {
  const request = await lockRequest(ctx, id);
  const status = transition(gdprRequestTransitions, operation, request.status);
  const changes = { status, outcome, answered_at: ctx.now };
  const row = await updateRow(ctx, 'gdpr_requests', id, changes);
  const action = operation === 'complete' ? 'gdpr_request.completed' : 'gdpr_request.refused';
  await recordAudit(ctx, action, id, { kind: row.kind, owner_id: row.owner_id });
  await tell(ctx, row);
  return row;
}

/** Completes the open requests of a kind, because what they ask for was done. */
export async function completeOpenRequests(
  ctx: TenantContext,
  ownerId: string,
  kind: GdprRequestKind,
): Promise<void> {
  const rows = await completeRequests(ctx, ownerId, kind);
  for (const row of rows) await tell(ctx, row);
}

function tell(ctx: TenantContext, { id, owner_id, kind, status }: RequestRow): Promise<void> {
  return emit(ctx, gdprRequestCompleted, { gdpr_request_id: id, owner_id, kind, status });
}
