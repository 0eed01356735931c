import { emit, systemAlert } from '#features/notifications/index.ts';
import { isAuditedToday } from '#features/operations/audit/index.ts';
import {
  listOrganizationIds,
  asSystem,
  recordAudit,
  type AuditedAction,
  type SystemDependencies,
} from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** What those who run the platform are told, with the name that its entry in the audit log has. */
const FINDINGS = {
  backup_failed: 'backup.failed',
  backup_late: 'backup.late',
  wal_archive_late: 'backup.wal_archive_late',
  drill_failed: 'backup.drill_failed',
  proof_broken: 'proof.failed',
  job_failed: 'job.failed',
  invoice_mail_held: 'invoice_mail.held',
} as const satisfies Record<string, AuditedAction>;

/** Tells who runs the platform, or the office, in an organization that it concerns: once a day, however often it is found. */
export async function tellOperators(
  ctx: TenantContext,
  finding: keyof typeof FINDINGS,
  audience: 'Operators' | 'Syndics' = 'Operators',
): Promise<void> {
  const { organizationId } = ctx;
  const action = FINDINGS[finding];
  if (await isAuditedToday(ctx, action, organizationId)) return;
  await recordAudit(ctx, action, organizationId);
  await emit(ctx, systemAlert, { finding, building_id: null, audience });
}

/** The same of what concerns no organization more than another: it is told in the first. */
export async function tellOperatorsOnce(
  deps: SystemDependencies,
  finding: keyof typeof FINDINGS,
): Promise<void> {
  const [organizationId] = await deps.database.read(NIL_UUID, listOrganizationIds);
  if (organizationId === undefined) return;
  await asSystem(deps, organizationId, (ctx) => tellOperators(ctx, finding));
}

/**
 * Tells of mail that lies in the mailbox of invoices and has to be looked at: the syndics of the
 * organization that it is for, else who runs the platform.
 */
export async function tellOfHeldMail(
  deps: SystemDependencies,
  organizationId: string | undefined,
): Promise<void> {
  const finding = 'invoice_mail_held';
  if (organizationId === undefined) return tellOperatorsOnce(deps, finding);
  await asSystem(deps, organizationId, (ctx) => tellOperators(ctx, finding, 'Syndics'));
}
