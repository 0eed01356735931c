import type { StatementOwner } from '#contract/statements.ts';
import { byName } from '#domain/kernel/by-name.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { toEuro } from '#domain/kernel/money.ts';
import type { OwnerTotals, OwnerUnitTotals } from '#domain/statements/owner-totals.ts';
import { chooseNamesInBooks } from '#features/shared/index.ts';
import { findNames } from '#platform/db/names.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { nameSources } from '#relations/display-names.ts';
import { summarizeRun } from './compute.ts';
import { findKeptOwners, findKeptUnits } from './kept-repository.ts';
import type { RunRow } from './run-repository.ts';
import { requireRun, toEuroSettled } from './run.ts';

/** Figures of owners; the number is null in a draft. */
interface OwnerFigures {
  readonly owners: readonly (OwnerTotals & { readonly number: number | null })[];
  readonly units: readonly OwnerUnitTotals[];
}

/** Shows the figures of each owner of a run, by name; an Owner sees their own. */
export async function showOwners(ctx: TenantContext, id: string): Promise<StatementOwner[]> {
  const run = await requireRun(ctx, id);
  const own = ctx.principal.owner_id === null ? {} : { owner_id: ctx.principal.owner_id };
  const { owners, units } =
    run.status === 'Draft' ? await findDraftFigures(ctx, run) : await findKeptFigures(ctx, id, own);
  const unitsOf = Map.groupBy(units, ({ owner_id }) => owner_id);
  const [names, numbers] = await Promise.all([
    findNames(
      ctx.db,
      chooseNamesInBooks(ctx).owner_id,
      owners.map(({ owner_id }) => owner_id),
    ),
    findNames(ctx.db, nameSources.unit_id, [...new Set(units.map(({ unit_id }) => unit_id))]),
  ]);
  const language = ctx.negotiateLanguage();
  const compareOwners = byName(language, (one: StatementOwner) => one.owner_name);
  const compareUnits = byName(language, (one: StatementOwner['units'][number]) => one.unit_number);
  return owners
    .map((owner) => ({
      ...showOwner(owner),
      owner_name: names.get(owner.owner_id) ?? '',
      units: (unitsOf.get(owner.owner_id) ?? [])
        .map((one) => ({
          unit_id: one.unit_id,
          unit_number: numbers.get(one.unit_id) ?? '',
          ...toEuroSettled(one),
        }))
        .sort(compareUnits),
    }))
    .sort((a, b) => compareOwners(a, b) || compareCodePoints(a.owner_id, b.owner_id));
}

async function findDraftFigures({ db }: TenantContext, run: RunRow): Promise<OwnerFigures> {
  const { owners, units } = await summarizeRun(db, run);
  return { owners: owners.map((owner) => ({ ...owner, number: null })), units };
}

async function findKeptFigures(
  { db }: TenantContext,
  id: string,
  own: { readonly owner_id?: string },
): Promise<OwnerFigures> {
  const [owners, units] = await Promise.all([
    findKeptOwners(db, id, own),
    findKeptUnits(db, id, own),
  ]);
  return { owners, units };
}

function showOwner(owner: OwnerFigures['owners'][number]) {
  const { ordinary, extraordinary } = owner.settlement;
  return {
    owner_id: owner.owner_id,
    number: owner.number,
    opening_balance: toEuro(owner.opening_cents),
    ...toEuroSettled(owner),
    works_asked: toEuro(owner.works_asked_cents),
    reserve: toEuro(owner.reserve_cents),
    private_costs: toEuro(owner.private_costs_cents),
    working_capital: toEuro(owner.working_capital_cents),
    interest_and_costs: toEuro(owner.interest_and_costs_cents),
    payments: toEuro(owner.payments_cents),
    closing_balance: toEuro(owner.closing_cents),
    to_pay: toEuro(Math.max(0, ordinary + extraordinary)),
    vat: toEuro(owner.vat_cents),
    recoverable: toEuro(owner.recoverable_cents),
  };
}
