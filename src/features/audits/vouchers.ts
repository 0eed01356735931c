import type { MarkAuditVoucher } from '#contract/audits.ts';
import { checkMark } from '#domain/audits/audit-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { recordAudit } from '#features/shared/index.ts';
import { insertRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { lockAudit, requireAudit } from './audit.ts';
import { findAudited, insertVouchers } from './sample-repository.ts';
import { findVoucher, lockVoucher, type VoucherRow } from './voucher-repository.ts';

/** Converts a voucher to its JSON form: amounts in euro. */
export function toVoucher({ amount_cents, ...row }: VoucherRow) {
  return { ...row, amount: toEuro(amount_cents) };
}

/** Finds a voucher of an audit that the caller may see. Refuses not_found. */
export async function requireVoucher(
  ctx: TenantContext,
  audit_id: string,
  entry_id: string,
): Promise<VoucherRow> {
  await requireAudit(ctx, audit_id);
  const voucher = await findVoucher(ctx.db, { audit_id, entry_id }, ctx.negotiateLanguage());
  return found(voucher, 'audit_voucher', entry_id);
}

/**
 * Marks a voucher of an open audit, and adds the words to it; an entry of the year that is not in the
 * sample is added. Refuses not_found, stale, invalid_transition, question_without_text,
 * voucher_outside_audit.
 */
export async function markVoucher(
  ctx: TenantContext,
  audit_id: string,
  entry_id: string,
  { mark, text }: MarkAuditVoucher,
): Promise<VoucherRow> {
  checkMark(mark, text);
  await lockAudit(ctx, audit_id, 'mark');
  const voucher = await lockOrAdd(ctx, audit_id, entry_id);
  await updateRow(ctx, 'audit_vouchers', voucher.id, {
    mark,
    marked_at: ctx.now,
    answered_at: null,
  });
  if (text !== undefined) await addMessage(ctx, voucher, { written_by: 'Auditor', text });
  ctx.db.written.note('audits', audit_id);
  await recordAudit(ctx, 'audit.voucher_marked', audit_id, { entry_id, mark });
  return requireVoucher(ctx, audit_id, entry_id);
}

async function lockOrAdd(
  ctx: TenantContext,
  audit_id: string,
  entry_id: string,
): Promise<Row<'audit_vouchers'>> {
  const known = await lockVoucher(ctx.db, { audit_id, entry_id });
  if (known !== undefined) return matching(ctx, known);
  const audit = await requireAudit(ctx, audit_id);
  const entry = await findAudited(ctx.db, audit, entry_id);
  if (entry === undefined) throw new DomainError('voucher_outside_audit');
  const { sequence } = entry;
  const chosen = { id: ctx.newId(), audit_id, entry_id, sequence, selected_for: 'Choice' } as const;
  await insertVouchers(ctx.db, [chosen], ctx.now);
  return found(await lockVoucher(ctx.db, { audit_id, entry_id }), 'audit_voucher', entry_id);
}

/**
 * Answers the question or objection about a voucher. Refuses not_found, invalid_transition,
 * nothing_to_answer.
 */
export async function answerQuestion(
  ctx: TenantContext,
  audit_id: string,
  entry_id: string,
  text: string,
): Promise<VoucherRow> {
  await lockAudit(ctx, audit_id, 'answer');
  const locked = await lockVoucher(ctx.db, { audit_id, entry_id });
  const voucher = found(locked, 'audit_voucher', entry_id);
  if (voucher.mark === null || voucher.mark === 'Ok') throw new DomainError('nothing_to_answer');
  await updateRow(ctx, 'audit_vouchers', voucher.id, { answered_at: ctx.now });
  await addMessage(ctx, voucher, { written_by: 'Syndic', text });
  ctx.db.written.note('audits', audit_id);
  await recordAudit(ctx, 'audit.answered', audit_id, { entry_id });
  return requireVoucher(ctx, audit_id, entry_id);
}

async function addMessage(
  ctx: TenantContext,
  { id: voucher_id, audit_id }: Pick<Row<'audit_vouchers'>, 'id' | 'audit_id'>,
  message: Pick<Row<'audit_messages'>, 'written_by' | 'text'>,
): Promise<void> {
  await insertRow(ctx.db, 'audit_messages', {
    id: ctx.newId(),
    audit_id,
    voucher_id,
    ...message,
    created_by: ctx.userId,
    created_at: ctx.now,
  });
}
