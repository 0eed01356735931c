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

/** What holds where the organization has chosen nothing: version 0 of its settings. */
const USUAL_SETTINGS: SettingsRow = { ...USUAL_RULES, building_id: null, version: 0 };

/** Settings as the API shows them. A building's own are told from those of all by their entity tag. */
export function toSettings(row: SettingsRow) {
  return {
    ...row,
    minimum_amount: toEuro(row.minimum_cents),
    live: row.building_id ?? 'organization',
  };
}

/** What binds runs, by building. */
export interface RulesOfBuildings {
  of(buildingId: string): SettingsRow;
  /** Of the buildings that have none of their own. */
  readonly usual: SettingsRow;
  readonly own: readonly SettingsRow[];
}

export async function reminderRules(db: Connection): Promise<RulesOfBuildings> {
  const rows = await findSettings(db);
  const usual = rows.find(({ building_id }) => building_id === null) ?? USUAL_SETTINGS;
  const own = rows.filter(({ building_id }) => building_id !== null);
  const byBuilding = new Map(own.map((row) => [row.building_id, row]));
  return { usual, own, of: (buildingId) => byBuilding.get(buildingId) ?? usual };
}

/** The settings that hold in a building, else in the organization. Refuses not_found. */
export async function reminderSettings(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<SettingsRow> {
  if (buildingId !== undefined) await requireBuilding(ctx, buildingId);
  const rules = await reminderRules(ctx.db);
  return buildingId === undefined ? rules.usual : rules.of(buildingId);
}

/**
 * Changes the named settings: of a building, which has its own from then on, as they are for the
 * organization otherwise; else of the organization, about which who is narrowed to some buildings has no say.
 * Refuses not_found, forbidden, stale, thresholds_not_rising.
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
 * What a building had chosen for itself goes: those of the organization hold there again. What the
 * organization had chosen becomes the usual ones.
 * Refuses not_found, forbidden, stale.
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

/** What is to be changed, held with the settings of the organization: changes come one after the other. */
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
