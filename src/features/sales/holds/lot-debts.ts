import { allocate } from '#domain/kernel/allocate.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import {
  sumLimitations,
  type LimitedDebt,
  type LotLimitation,
} from '#domain/recovery/limitation.ts';
import { sumPrivileges, type LotPrivilege, type OpenCharge } from '#domain/recovery/privilege.ts';
import { readBookCalendar } from '#features/books/ledger/index.ts';
import { findUnitNumbers } from '#features/register/units/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findOpenDebts, type OpenDebt } from './debts-repository.ts';
import {
  findInterruptions,
  listActsAbout,
  type InterruptionRow,
} from './interruptions-repository.ts';

/** Key of debts that name no lot. */
const NO_LOT = '';

/** A debt of one lot. */
type LotDebtPart = OpenCharge & LimitedDebt;

/** Debts of a lot by privilege and limitation. */
export interface LotDebts {
  readonly unit_id: string;
  readonly privilege: LotPrivilege;
  readonly limitation: LotLimitation;
}

/**
 * Computes the open debts of each lot of a building by privilege and limitation, as of a day. Refuses
 * not_found.
 */
async function computeLotDebts(
  ctx: TenantContext,
  building_id: string,
  on: LocalDate,
): Promise<LotDebts[]> {
  await requireBuilding(ctx, building_id);
  const [debts, interruptions, calendar] = await Promise.all([
    findOpenDebts(ctx.db, [building_id]),
    findInterruptions(ctx.db, [building_id]),
    readBookCalendar(ctx, building_id),
  ]);
  const parts = debts.flatMap((debt) => splitDebt(debt, interruptions));
  const limitations = new Map(sumLimitations(parts, on).map((one) => [one.unit_id, one]));
  return sumPrivileges(parts, on, calendar).flatMap((privilege) => {
    const { unit_id } = privilege;
    const limitation = limitations.get(unit_id);
    return limitation === undefined ? [] : [{ unit_id, privilege, limitation }];
  });
}

/** Splits what is open of a debt over the lots that it asks for. */
function splitDebt(debt: OpenDebt, interruptions: readonly InterruptionRow[]): LotDebtPart[] {
  const { open_cents, lots, charged_on, due_on } = debt;
  const of = {
    charged_on,
    due_on,
    interruptions: listActsAbout(debt, interruptions),
  };
  if (lots.length === 0) return [{ ...of, unit_id: NO_LOT, open_cents }];
  const parts = allocate(
    open_cents,
    lots.map(({ cents }) => cents),
  );
  return lots.map(({ unit_id }, index) => ({ ...of, unit_id, open_cents: parts[index] ?? 0 }));
}

/** Returns the debts of the lots of a building in JSON form, by number of the lot. */
export async function listLotDebts(ctx: TenantContext, building_id: string, on: LocalDate) {
  const debts = await computeLotDebts(ctx, building_id, on);
  const debtsOf = new Map(debts.map((one) => [one.unit_id, one]));
  const numbers = await findUnitNumbers(
    ctx.db,
    [...debtsOf.keys()].filter((id) => id !== NO_LOT),
  );
  return [...numbers.keys(), NO_LOT].flatMap((unit_id) => {
    const own = debtsOf.get(unit_id);
    return own === undefined ? [] : [showDebts(own, numbers.get(unit_id) ?? null)];
  });
}

function showDebts({ unit_id, privilege, limitation }: LotDebts, unit_number: string | null) {
  return {
    unit_id: unit_id === NO_LOT ? null : unit_id,
    unit_number,
    open: toEuro(sumCents(Object.values(limitation.cents))),
    privilege: {
      years: privilege.years.map(({ open_cents, ...year }) => ({
        ...year,
        open: toEuro(open_cents),
      })),
      unprivileged: toEuro(privilege.unprivileged_cents),
    },
    limitation: showLimitation(limitation),
  };
}

function showLimitation({ last_on, alarm_on, cents }: LotLimitation) {
  return {
    last_on,
    alarm_on,
    running: toEuro(cents.Running),
    alarm: toEuro(cents.Alarm),
    pending: toEuro(cents.Pending),
    barred: toEuro(cents.Barred),
  };
}
