import type { CreateBankRule, UpdateBankRule } from '#contract/bank-rules.ts';
import { isDistributed } from '#domain/costs/cost-line.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { requireKey } from '#features/register/distribution-keys/index.ts';
import {
  creationColumns,
  recordAudit,
  requireNamedBuilding,
  toStoredIban,
  visibleBuildings,
} from '#features/shared/index.ts';
import { deleteRow, findRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import type { RuleRow } from './rule-repository.ts';

type Given = Omit<CreateBankRule, 'building_id'>;

/**
 * Refuses invalid_request unless a rule has a condition and exactly one target. A distribution key is
 * allowed only for costs and income.
 */
function checkWhole(rule: Given): void {
  const { counterparty_iban, communication_part, code } = rule;
  const { account_code, supplier, distribution_key_id } = rule;
  const given = (...values: (string | null | undefined)[]) =>
    values.filter((value) => value !== null && value !== undefined).length;
  if (given(counterparty_iban, communication_part, code) === 0) {
    throw new DomainError('invalid_bank_rule', {
      what: 'condition',
      pointer: '/body/counterparty_iban',
    });
  }
  if (given(account_code, supplier) !== 1) {
    throw new DomainError('invalid_bank_rule', { what: 'target', pointer: '/body/account_code' });
  }
  const isSplit = isDistributed(account_code ?? '');
  if (given(distribution_key_id) > 0 && !isSplit) {
    throw new DomainError('invalid_bank_rule', {
      what: 'key',
      pointer: '/body/distribution_key_id',
    });
  }
}

/** Refuses unknown_reference for a key of another building. */
async function checkKey(
  { db }: TenantContext,
  building_id: string,
  { distribution_key_id }: Given,
): Promise<void> {
  if (distribution_key_id === undefined || distribution_key_id === null) return;
  await requireKey(db, { building_id, distribution_key_id });
}

function normalizeRule({ counterparty_iban: iban, ...fields }: Given): Given {
  return iban === undefined || iban === null
    ? { ...fields, ...(iban === null ? { counterparty_iban: null } : {}) }
    : { ...fields, counterparty_iban: toStoredIban(iban) };
}

/** Creates a rule. Refuses unknown_reference, invalid_bank_rule. */
export async function createRule(
  ctx: TenantContext,
  { building_id, ...given }: CreateBankRule,
): Promise<RuleRow> {
  await requireNamedBuilding(ctx, building_id);
  checkWhole(given);
  await checkKey(ctx, building_id, given);
  const row = await insertRow(ctx.db, 'bank_rules', {
    id: ctx.newId(),
    building_id,
    ...normalizeRule(given),
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'bank_rule.created', row.id);
  return row;
}

/** Finds a visible rule. Refuses not_found. */
export async function requireRule(ctx: TenantContext, id: string): Promise<RuleRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  return found(await findRow(ctx.db, 'bank_rules', id, visible), 'bank_rule', id);
}

async function lockRule(ctx: TenantContext, id: string): Promise<RuleRow> {
  const row = await lockRow(ctx.db, 'bank_rules', id, visibleBuildings(ctx, 'building_id'));
  return matching(ctx, found(row, 'bank_rule', id));
}

/** Changes the given fields; what the rule has booked remains. */
export async function updateRule(
  ctx: TenantContext,
  id: string,
  given: UpdateBankRule,
): Promise<RuleRow> {
  const rule = await lockRule(ctx, id);
  checkWhole({ ...rule, ...given });
  await checkKey(ctx, rule.building_id, given);
  const row = await updateRow(ctx, 'bank_rules', id, normalizeRule(given));
  await recordAudit(ctx, 'bank_rule.changed', id);
  return row;
}

export async function deleteRule(ctx: TenantContext, id: string): Promise<void> {
  await lockRule(ctx, id);
  await deleteRow(ctx.db, 'bank_rules', id);
  await recordAudit(ctx, 'bank_rule.deleted', id);
}
