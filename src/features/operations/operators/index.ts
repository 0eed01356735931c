import { emit, systemAlert } from '#features/notifications/index.ts';
import { isAuditedToday } from '#features/operations/audit/index.ts';
import {
  listOrganizationIds,
  runAsSystem,
  recordAudit,
  type AuditedAction,
  type SystemDependencies,
} from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Findings that are reported to the operators, with the names of their audit log entries. */
const FINDINGS = {
  backup_failed: 'backup.failed',
  backup_late: 'backup.late',
  wal_archive_late: 'backup.wal_archive_late',
  drill_failed: 'backup.drill_failed',
  proof_broken: 'proof.failed',
  job_failed: 'job.failed',
  invoice_mail_held: 'invoice_mail.held',
} as const satisfies Record<string, AuditedAction>;

/**
 * Alerts the operators or the office, in the organization concerned, at most once a day per
 * finding.
 */
export async function alertOperators(
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

/**
 * Alerts the operators to a finding that concerns the platform as a whole, in the first
 * organization.
 */
export async function alertOperatorsOnce(
  deps: SystemDependencies,
  finding: keyof typeof FINDINGS,
): Promise<void> {
  const [organizationId] = await deps.database.read(NIL_UUID, listOrganizationIds);
  if (organizationId === undefined) return;
  await runAsSystem(deps, organizationId, (ctx) => alertOperators(ctx, finding));
}

/**
 * Reports mail in the invoice mailbox that needs attention: to the syndics of the organization that
 * it is for, otherwise to the operators.
 */
export async function reportHeldMail(
  deps: SystemDependencies,
  organizationId: string | undefined,
): Promise<void> {
  const finding = 'invoice_mail_held';
  if (organizationId === undefined) return alertOperatorsOnce(deps, finding);
  await runAsSystem(deps, organizationId, (ctx) => alertOperators(ctx, finding, 'Syndics'));
}
