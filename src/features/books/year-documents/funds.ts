import type { FundStatements, YearDocumentQuery } from '#contract/year-documents.ts';
import { drawUpFund, type FundMovement, type FundStatement } from '#domain/closing/reserve-fund.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { readReserveYear } from '#features/books/fiscal-years/index.ts';
import { sumAccount } from '#features/books/ledger/index.ts';
import type { Report } from '#features/books/reports/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { listFundMoves, sumMoney, type FundMove } from './repository.ts';
import {
  makeHeading,
  makeLine,
  makeReport,
  makeTotal,
  resolveYear,
  type YearScope,
} from './year-scope.ts';

const FUND_ACCOUNTS = { WorkingCapital: '10', Reserve: '16' } as const;
type FundName = keyof typeof FUND_ACCOUNTS;

interface NamedFund extends FundStatement {
  readonly fund: FundName;
  readonly titles: ReadonlyMap<string | null, string | null>;
}

/** Draws up the statement of the working capital and of the reserve over a year, against their money. */
export async function fundsReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<FundStatements>> {
  const year = await resolveYear(ctx, query);
  const { building_id, from, to } = year.year;
  const [building, money] = await Promise.all([
    requireBuilding(ctx, building_id),
    sumMoney(ctx.db, building_id, to),
  ]);
  const days = { building_id, start_date: from, end_date: to };
  const { interest } = await readReserveYear(ctx.db, days, building);
  const funds = [
    await drawUpNamedFund(ctx, year, 'WorkingCapital', {
      bank_cents: money.working_cents,
      interest_cents: 0,
    }),
    await drawUpNamedFund(ctx, year, 'Reserve', {
      bank_cents: money.reserve_cents,
      interest_cents: sumCents(interest.values()),
    }),
  ];
  return makeReport(
    year,
    'funds',
    () => ({ funds: funds.map(showFund) }),
    () => ({ columns: makeColumns(year), rows: funds.flatMap((fund) => fundRows(fund, year)) }),
  );
}

async function drawUpNamedFund(
  { db }: TenantContext,
  { year }: YearScope,
  fund: FundName,
  { bank_cents, interest_cents }: { readonly bank_cents: Cents; readonly interest_cents: Cents },
): Promise<NamedFund> {
  const code = FUND_ACCOUNTS[fund];
  const [before, moves] = await Promise.all([
    sumAccount(db, year.building_id, code, { from: null, to: addDays(year.from, -1) }),
    listFundMoves(db, year, code),
  ]);
  const opened = moves.filter(({ journal }) => journal === 'Opening');
  const opening = sumCents([-before, ...opened.map(({ cents }) => cents)]);
  const moved = moves.filter(({ journal }) => journal !== 'Opening');
  const titles = new Map(moved.map(({ decision_id, title }) => [decision_id, title]));
  const movements = [...moved.map(toMovement), ...splitInterest(moved, interest_cents)];
  return { fund, titles, ...drawUpFund(opening, movements, bank_cents) };
}

function toMovement({ cents, decision_id }: FundMove): FundMovement {
  const kind = cents > 0 ? 'Appropriation' : 'Release';
  return { kind, decision_id, amount_cents: cents };
}

/** Shows the interest that an appropriation contains on its own line, once it is appropriated. */
function splitInterest(moved: readonly FundMove[], interest_cents: Cents): FundMovement[] {
  const added = sumCents(moved.map(({ cents }) => Math.max(0, cents)));
  if (interest_cents <= 0 || added < interest_cents) return [];
  return [
    { kind: 'Appropriation', decision_id: null, amount_cents: -interest_cents },
    { kind: 'Interest', decision_id: null, amount_cents: interest_cents },
  ];
}

function showFund({ fund, titles, released, ...sums }: NamedFund) {
  return {
    fund,
    opening: toEuro(sums.opening_cents),
    added: toEuro(sums.appropriated_cents),
    interest: toEuro(sums.interest_cents),
    used: released.map(({ decision_id, amount_cents }) => ({
      decision_id,
      title: titles.get(decision_id) ?? null,
      amount: toEuro(amount_cents),
    })),
    closing: toEuro(sums.closing_cents),
    bank: toEuro(sums.bank_cents),
    gap: toEuro(sums.gap_cents),
  };
}

function makeColumns({ say }: YearScope) {
  return [
    { label: say('report.caption'), kind: 'text' as const },
    { label: say('report.amount'), kind: 'money' as const },
  ];
}

function fundRows({ fund, titles, released, ...sums }: NamedFund, { say }: YearScope) {
  return [
    makeHeading(say(`enum.Fund.${fund}`), 2),
    makeLine([say('report.opening_balance'), sums.opening_cents]),
    makeLine([say('report.fund_added'), sums.appropriated_cents]),
    ...(sums.interest_cents === 0
      ? []
      : [makeLine([say('report.fund_interest'), sums.interest_cents])]),
    ...released.map(({ decision_id, amount_cents }) => {
      const title = titles.get(decision_id);
      const caption = say('report.fund_used');
      return makeLine([title ? `${caption} – ${title}` : caption, amount_cents]);
    }),
    makeTotal([say('report.closing_balance'), sums.closing_cents], 1),
    makeLine([say('report.fund_bank'), sums.bank_cents]),
    makeLine([say('report.fund_gap'), sums.gap_cents]),
  ];
}
