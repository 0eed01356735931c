import type { OwnerAccount, OwnerAccountQuery } from '#contract/owner-accounts.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { runningBalance, type RunningBalance } from '#domain/owner-accounts/running-balance.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findBalance,
  findFreeCredits,
  findMovements,
  findOpenReceivables,
  findOpening,
  type Days,
  type FreeCreditRow,
  type MovementRow,
  type OpenReceivableRow,
  type ShownAccount,
} from './account-repository.ts';
import { shownAccount, checkPeriod } from './shown-account.ts';

/** Decades of an owner; more than anybody reads at once. */
const MAX_MOVEMENTS = 10_000;

/**
 * What an owner owes now, what of it is open, what is to their good, and how it came about.
 * Refuses not_found, invalid_period, and report_too_large beyond MAX_MOVEMENTS.
 */
export async function ownerAccount(
  ctx: TenantContext,
  ownerId: string,
  { building_id, from, to }: OwnerAccountQuery,
): Promise<OwnerAccount> {
  checkPeriod(from, to);
  const scope = await shownAccount(ctx, ownerId, building_id);
  const [balance, account, receivables, credits] = await Promise.all([
    findBalance(ctx.db, scope),
    movementsWithin(ctx, scope, { from, to }),
    findOpenReceivables(ctx.db, scope),
    findFreeCredits(ctx.db, scope),
  ]);
  return {
    owner_id: scope.owner.id,
    building_id: scope.building?.id ?? null,
    balance: toEuro(balance),
    overdue: toEuro(overdueOf(receivables, ctx.today)),
    receivables: receivables.map((row) => receivableInEuro(row, ctx.today)),
    credits: credits.map(creditInEuro),
    opening_balance: toEuro(account.opening_cents),
    movements: account.movements.map(movementInEuro),
  };
}

/** The movements of the days with the balances around them. Refuses report_too_large. */
export async function movementsWithin(
  { db }: TenantContext,
  scope: ShownAccount,
  days: Days,
): Promise<RunningBalance<MovementRow>> {
  const [opening, movements] = await Promise.all([
    findOpening(db, scope, days.from),
    findMovements(db, scope, days, MAX_MOVEMENTS + 1),
  ]);
  if (movements.length > MAX_MOVEMENTS) {
    throw new DomainError('report_too_large', { maximum: MAX_MOVEMENTS, remedy: 'narrow' });
  }
  return runningBalance(opening, movements);
}

/** What is open and was due before today. */
export function overdueOf(receivables: readonly OpenReceivableRow[], today: LocalDate): Cents {
  const overdue = receivables.filter(({ due_date }) => due_date < today);
  return sumCents(overdue.map(({ open_cents }) => open_cents));
}

/** A movement as the API shows it: amounts in euro. */
export function movementInEuro(
  movement: RunningBalance<MovementRow>['movements'][number],
): OwnerAccount['movements'][number] {
  return {
    ...movement,
    debit: toEuro(movement.debit_cents),
    credit: toEuro(movement.credit_cents),
    balance: toEuro(movement.balance_cents),
  };
}

/** An open receivable as the API shows it: amounts in euro, days as they are today. */
export function receivableInEuro(
  row: OpenReceivableRow,
  today: LocalDate,
): OwnerAccount['receivables'][number] {
  return {
    ...row,
    source: { type: row.source_type, id: row.source_id },
    amount: toEuro(row.amount_cents),
    open_amount: toEuro(row.open_cents),
    days_overdue: Math.max(0, daysBetween(row.due_date, today)),
    structured_communication: formatCommunication(row.structured_communication),
  };
}

function creditInEuro(row: FreeCreditRow): OwnerAccount['credits'][number] {
  return {
    ...row,
    source: { type: row.source_type, id: row.source_id },
    amount: toEuro(row.amount_cents),
    free_amount: toEuro(row.free_cents),
  };
}
