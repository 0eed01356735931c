import type {
  Arrears,
  OwnerBalances,
  SupplierBalances,
  YearDocumentQuery,
} from '#contract/year-documents.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import type { Report } from '#features/books/reports/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findStages,
  listOwnerBalances,
  listSupplierBalances,
  type PartyBalance,
} from './repository.ts';
import { makeLine, makeReport, makeTotal, resolveYear, type YearScope } from './year-scope.ts';

type Sums = Pick<PartyBalance, 'opening_cents' | 'debit_cents' | 'credit_cents'>;

function calculateClosing({ opening_cents, debit_cents, credit_cents }: Sums): Cents {
  return sumCents([opening_cents, debit_cents, -credit_cents]);
}

function addUp(parties: readonly Sums[]): Sums {
  return {
    opening_cents: sumCents(parties.map((one) => one.opening_cents)),
    debit_cents: sumCents(parties.map((one) => one.debit_cents)),
    credit_cents: sumCents(parties.map((one) => one.credit_cents)),
  };
}

/** Shows balances in euro. @param sign 1: what is owed to the building; -1: what it owes */
function showSums(sums: Sums, sign: 1 | -1 = 1) {
  return {
    opening: toEuro(sign * sums.opening_cents),
    debit: toEuro(sums.debit_cents),
    credit: toEuro(sums.credit_cents),
    closing: toEuro(sign * calculateClosing(sums)),
  };
}

function balanceTable(
  { say }: YearScope,
  parties: readonly (Sums & { readonly name: string })[],
  sign: 1 | -1,
) {
  const cellsOf = (name: string, sums: Sums) => [
    name,
    sign * sums.opening_cents,
    sums.debit_cents,
    sums.credit_cents,
    sign * calculateClosing(sums),
  ];
  const money = [
    'report.opening_balance',
    'report.debit',
    'report.credit',
    'report.closing_balance',
  ];
  return {
    columns: [
      { label: say('report.party'), kind: 'text' as const },
      ...money.map((id) => ({ label: say(id), kind: 'money' as const })),
    ],
    rows: [
      ...parties.map((one) => makeLine(cellsOf(one.name, one))),
      makeTotal(cellsOf(say('report.total'), addUp(parties))),
    ],
  };
}

/**
 * Lists the balance of each owner over a year. Only staff see names: to an Owner the others are unnamed, in
 * the order of their balances.
 */
export async function ownerBalancesReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
  isNamed = ctx.principal.owner_id === null,
): Promise<Report<OwnerBalances>> {
  const year = await resolveYear(ctx, query);
  const { owner_id: own } = ctx.principal;
  const found = await listOwnerBalances(ctx, year.year);
  const sorted = isNamed
    ? found
    : found.toSorted((a, b) => calculateClosing(b) - calculateClosing(a));
  const shown = sorted.map(({ id, name, ...sums }) => {
    const isShown = isNamed || id === own;
    return { owner_id: isShown ? id : null, name: isShown ? name : '–', sums };
  });
  return makeReport(
    year,
    'owner-balances',
    () => ({
      owners: shown.map(({ owner_id, name, sums }) => ({
        owner_id,
        owner_name: owner_id === null ? null : name,
        ...showSums(sums),
      })),
      totals: showSums(addUp(found)),
    }),
    () =>
      balanceTable(
        year,
        shown.map(({ name, sums }) => ({ name, ...sums })),
        1,
      ),
  );
}

/** Lists the balance of each supplier over a year. */
export async function supplierBalancesReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<SupplierBalances>> {
  const year = await resolveYear(ctx, query);
  const found = await listSupplierBalances(ctx.db, year.year);
  return makeReport(
    year,
    'supplier-balances',
    () => ({
      suppliers: found.map(({ id, name, has_supplier, ...sums }) => ({
        supplier_id: has_supplier ? id : null,
        supplier_name: has_supplier ? name : null,
        ...showSums(sums, -1),
      })),
      totals: showSums(addUp(found), -1),
    }),
    () => balanceTable(year, found, -1),
  );
}

/** Lists what owners owe at the end of a year, with the current stage of recovery. */
export async function arrearsReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<Arrears>> {
  const year = await resolveYear(ctx, query);
  const [found, stages] = await Promise.all([
    listOwnerBalances(ctx, year.year),
    findStages(ctx.db, year.year.building_id),
  ]);
  const owing = found
    .map((owner) => ({ ...owner, cents: calculateClosing(owner), at: stages.get(owner.id) }))
    .filter(({ cents }) => cents > 0);
  const total_cents = sumCents(owing.map(({ cents }) => cents));
  const { say } = year;
  return makeReport(
    year,
    'arrears',
    () => ({
      owners: owing.map(({ id, name, cents, at }) => ({
        owner_id: id,
        owner_name: name,
        amount: toEuro(cents),
        stage: at?.stage ?? null,
        since: at?.since ?? null,
      })),
      total: toEuro(total_cents),
    }),
    () => ({
      columns: [
        { label: say('report.party'), kind: 'text' },
        { label: say('report.recovery_stage'), kind: 'text' },
        { label: say('report.since'), kind: 'date' },
        { label: say('report.amount'), kind: 'money' },
      ],
      rows: [
        ...owing.map(({ name, cents, at }) =>
          makeLine([
            name,
            at === undefined ? null : say(`enum.ReminderLevel.${at.stage}`),
            at?.since ?? null,
            cents,
          ]),
        ),
        makeTotal([say('report.total'), null, null, total_cents]),
      ],
    }),
  );
}
