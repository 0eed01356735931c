import type { UpdateReminderSettings } from '#contract/payment-reminders.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import { checkThresholds } from '#domain/payment-reminders/levels.ts';
import { USUAL_RULES, type RunRules } from '#domain/payment-reminders/run-rules.ts';
import { recordAudit, requireBuilding } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { matching, type TenantContext } from '#platform/http/request-context.ts';
import { findSettings, lockOrganizationSettings, type SettingsRow } from './settings-repository.ts';

/** Defaults when the organization has no settings, as version 0. */
const USUAL_SETTINGS: SettingsRow = { ...USUAL_RULES, building_id: null, version: 0 };

/**
 * Converts settings to their API representation. A building's own settings have another entity tag than
 * those of the organization.
 */
export function toSettings(row: SettingsRow) {
  return {
    ...row,
    minimum_amount: toEuro(row.minimum_cents),
    live: row.building_id ?? 'organization',
  };
}

/** Settings that apply to runs, by building. */
export interface RulesOfBuildings {
  of(buildingId: string): SettingsRow;
  /** Settings of buildings without their own. */
  readonly usual: SettingsRow;
  readonly own: readonly SettingsRow[];
}

/** Reads the reminder rules of the organization and of buildings with their own. */
export async function readReminderRules(db: Connection): Promise<RulesOfBuildings> {
  const rows = await findSettings(db);
  const usual = rows.find(({ building_id }) => building_id === null) ?? USUAL_SETTINGS;
  const own = rows.filter(({ building_id }) => building_id !== null);
  const byBuilding = new Map(own.map((row) => [row.building_id, row]));
  return { usual, own, of: (buildingId) => byBuilding.get(buildingId) ?? usual };
}

/** Returns the settings that apply to a building, else those of the organization. Refuses not_found. */
export async function reminderSettings(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<SettingsRow> {
  if (buildingId !== undefined) await requireBuilding(ctx, buildingId);
  const rules = await readReminderRules(ctx.db);
  return buildingId === undefined ? rules.usual : rules.of(buildingId);
}

/**
 * Changes the given settings of a building, which starts its own as a copy of the organization's, or of
 * the organization. A role limited to some buildings cannot change the latter. Refuses not_found,
 * forbidden, stale, thresholds_not_rising.
 */
export async function updateReminderSettings(
  ctx: TenantContext,
  buildingId: string | undefined,
  { minimum_amount, ...input }: UpdateReminderSettings,
): Promise<SettingsRow> {
  const { id, before, isNew } = await lockSettings(ctx, buildingId);
  matching(ctx, toSettings(before));
  const minimum_cents = minimum_amount === undefined ? undefined : centsOf(minimum_amount);
  const changes = {
    ...input,
    ...(minimum_cents === undefined ? {} : { minimum_cents }),
  };
  checkThresholds({ ...before, ...changes });
  const [row] = await Promise.all([
    isNew
      ? insertRow(ctx.db, 'reminder_settings', {
          ...rulesOf({ ...before, ...changes }),
          id,
          building_id: buildingId,
          updated_at: ctx.now,
        })
      : updateRow(ctx, 'reminder_settings', id, changes),
    recordAudit(ctx, 'reminder_settings.updated', id, changes),
  ]);
  return row;
}

/**
 * Removes the settings of a building, to which those of the organization apply again, or resets those of
 * the organization to the defaults. Refuses not_found, forbidden, stale.
 */
export async function deleteReminderSettings(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<void> {
  const { id, before, isNew } = await lockSettings(ctx, buildingId);
  matching(ctx, toSettings(before));
  if (isNew) return;
  await Promise.all([
    buildingId === undefined
      ? updateRow(ctx, 'reminder_settings', id, USUAL_RULES)
      : deleteRow(ctx.db, 'reminder_settings', id),
    recordAudit(ctx, 'reminder_settings.deleted', id),
  ]);
}

/** Locks the settings to be changed together with those of the organization, which serializes changes. */
async function lockSettings(ctx: TenantContext, buildingId: string | undefined) {
  const { db, now, principal, organizationId } = ctx;
  if (buildingId !== undefined) await requireBuilding(ctx, buildingId);
  else if (principal.building_ids !== null) {
    throw new DomainError('forbidden', { role: principal.role });
  }
  const initial = { ...USUAL_SETTINGS, id: organizationId, updated_at: now };
  const usual = await lockOrganizationSettings(db, initial);
  if (buildingId === undefined) return { id: organizationId, before: usual, isNew: false };
  const own = await lockRow(db, 'reminder_settings', buildingId);
  return { id: buildingId, before: own ?? usual, isNew: !own };
}

function rulesOf(row: SettingsRow): RunRules {
  const { gentle_days, formal_days, final_notice_days, legal_action_days } = row;
  const { automatic, minimum_cents, hour } = row;
  const thresholds = { gentle_days, formal_days, final_notice_days, legal_action_days };
  return { ...thresholds, automatic, minimum_cents, hour };
}
