import type { UpdateReminderSettings } from '#contract/payment-reminders.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { DEFAULT_THRESHOLDS, checkThresholds } from '#domain/payment-reminders/levels.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  findSettings,
  lockSettings,
  updateSettings,
  type SettingsRow,
} from './settings-repository.ts';

/** What holds where the organization has chosen nothing: version 0 of its settings. */
const USUAL_SETTINGS: SettingsRow = { ...DEFAULT_THRESHOLDS, version: 0 };

/** The days after the due date from which each level may be reached in this organization. */
export async function reminderSettings(db: Connection): Promise<SettingsRow> {
  return (await findSettings(db)) ?? USUAL_SETTINGS;
}

/**
 * Changes the named thresholds, which hold in every building: who is narrowed to some has no say.
 * Refuses forbidden, stale, thresholds_not_rising.
 */
export async function updateReminderSettings(
  ctx: TenantContext,
  input: UpdateReminderSettings,
): Promise<SettingsRow> {
  const { building_ids: buildingIds, role } = ctx.principal;
  if (buildingIds !== null) throw new DomainError('forbidden', { role });
  const before = matching(ctx, await lockSettings(ctx.db, USUAL_SETTINGS, ctx.now));
  checkThresholds({ ...before, ...input });
  const [row] = await Promise.all([
    updateSettings(ctx.db, input, ctx.now),
    recordAudit(ctx, 'reminder_settings.updated', ctx.organizationId, input),
  ]);
  return row;
}
