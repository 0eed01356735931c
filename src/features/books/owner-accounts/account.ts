import type { BuildingAccount, OwnerAccount, OwnerAccountQuery } from '#contract/owner-accounts.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { accountReference } from '#domain/owner-accounts/payment-reference.ts';
import { runningBalance, type RunningBalance } from '#domain/owner-accounts/running-balance.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findBalances,
  findBookedBuildings,
  findFirstItems,
  findFreeCredits,
  findOwnerMovements,
  findOpenReceivables,
  findOpenings,
  type Days,
  type FreeCreditRow,
  type OwnerMovementRow,
  type OpenReceivableRow,
  type Reading,
  type ShownAccount,
} from './account-repository.ts';
import { showReceivableParts } from './parts-repository.ts';
import { resolveVisibleAccount, checkPeriod } from './visible-account.ts';

/** Decades of movements of one owner; more than anyone reads at once. */
const MAX_OWNER_MOVEMENTS = 10_000;

/**
 * Returns an owner's balance, open receivables, unused credits and movements, in one building or
 * separately in each. Refuses not_found, invalid_period, and report_too_large beyond MAX_OWNER_MOVEMENTS.
 */
export async function readOwnerAccount(
  ctx: TenantContext,
  ownerId: string,
  { building_id, from, to }: OwnerAccountQuery,
): Promise<OwnerAccount> {
  checkPeriod(from, to);
  const scope = await resolveVisibleAccount(ctx, ownerId, building_id);
  const [balances, credits, firstItems, kept] = await Promise.all([
    findBalances(ctx.db, scope),
    findFreeCredits(ctx.db, scope),
    findFirstItems(ctx.db, scope),
    readKeptAccounts(
      ctx.db,
      { language: ctx.negotiateLanguage(), showTitle: (titled) => ctx.showTitle(titled) },
      scope,
      { from, to },
    ),
  ]);
  const creditsOf = Map.groupBy(credits, (credit) => credit.building_id);
  const blocks = kept.map(({ building, account, receivables }): BuildingAccount => ({
    ...nameBuilding(building),
    balance: toEuro(balances.get(building.id) ?? 0),
    overdue: toEuro(sumOverdueReceivables(receivables, ctx.today)),
    payment_reference: showReference(firstItems.get(building.id)),
    receivables: receivables.map((row) => toEuroReceivable(row, ctx.today)),
    credits: (creditsOf.get(building.id) ?? []).map(creditInEuro),
    opening_balance: toEuro(account.opening_cents),
    movements: account.movements.map(toEuroMovement),
  }));
  return toRequestedBlocks(scope, blocks);
}

/**
 * Account of an owner in one building: movements of a period, and the receivables and credits that are
 * open today.
 */
export interface KeptAccount {
  readonly building: NonNullable<ShownAccount['building']>;
  readonly account: RunningBalance<OwnerMovementRow>;
  readonly receivables: readonly OpenReceivableRow[];
}

/**
 * Reads the accounts of the requested building, else of each whose books have entries of the owner, by
 * name. The number of statements does not depend on the number of buildings; texts are in the given
 * language. Refuses report_too_large.
 */
export async function readKeptAccounts(
  db: Connection,
  reading: Reading,
  scope: ShownAccount,
  days: Days,
): Promise<KeptAccount[]> {
  const [buildings, openings, movements, receivables] = await Promise.all([
    scope.building === null ? findBookedBuildings(db, scope) : [scope.building],
    findOpenings(db, scope, days.from),
    findOwnerMovements(db, scope, days, {
      limit: MAX_OWNER_MOVEMENTS + 1,
      language: reading.language,
    }),
    findOpenReceivables(db, scope, reading),
  ]);
  if (movements.length > MAX_OWNER_MOVEMENTS) {
    throw new DomainError('report_too_large', { maximum: MAX_OWNER_MOVEMENTS, remedy: 'narrow' });
  }
  const movementsOf = Map.groupBy(movements, ({ building_id }) => building_id);
  const receivablesOf = Map.groupBy(receivables, ({ building_id }) => building_id);
  return buildings.map((building) => ({
    building,
    account: runningBalance(openings.get(building.id) ?? 0, movementsOf.get(building.id) ?? []),
    receivables: receivablesOf.get(building.id) ?? [],
  }));
}

/** Picks the id and the name of a building for an answer. */
export function nameBuilding({ id, name }: KeptAccount['building']) {
  return { building_id: id, building_name: name };
}

/** Returns the one block of the requested building, else all blocks in a list. */
export function toRequestedBlocks<Block extends object>(
  { owner, building }: ShownAccount,
  blocks: readonly Block[],
) {
  const holder = { owner_id: owner.id, owner_name: owner.name };
  if (building !== null) return { ...holder, ...blocks[0], ...nameBuilding(building) };
  return { ...holder, building_id: null, building_name: null, buildings: [...blocks] };
}

/** Returns the payment reference of an account as on paper; null before anything was charged. */
function showReference(firstItem: string | undefined): string | null {
  return firstItem === undefined ? null : formatCommunication(accountReference(firstItem));
}

/** Sums the open receivables that were due before today. */
export function sumOverdueReceivables(
  receivables: readonly OpenReceivableRow[],
  today: LocalDate,
): Cents {
  const overdue = receivables.filter(({ due_date }) => due_date < today);
  return sumCents(overdue.map(({ open_cents }) => open_cents));
}

/** Converts a movement to its API representation: amounts in euro. */
export function toEuroMovement(
  movement: RunningBalance<OwnerMovementRow>['movements'][number],
): BuildingAccount['movements'][number] {
  return {
    ...movement,
    debit: toEuro(movement.debit_cents),
    credit: toEuro(movement.credit_cents),
    balance: toEuro(movement.balance_cents),
  };
}

/**
 * Converts an open receivable to its API representation: amounts in euro, days overdue counted up to
 * today.
 */
export function toEuroReceivable(
  row: OpenReceivableRow,
  today: LocalDate,
): BuildingAccount['receivables'][number] {
  return {
    ...row,
    source: { type: row.source_type, id: row.source_id },
    amount: toEuro(row.amount_cents),
    open_amount: toEuro(row.open_cents),
    parts: showReceivableParts(row.parts),
    days_overdue: Math.max(0, daysBetween(row.due_date, today)),
    structured_communication: formatCommunication(row.structured_communication),
  };
}

function creditInEuro(row: FreeCreditRow): BuildingAccount['credits'][number] {
  return {
    ...row,
    source: { type: row.source_type, id: row.source_id },
    amount: toEuro(row.amount_cents),
    free_amount: toEuro(row.free_cents),
  };
}
