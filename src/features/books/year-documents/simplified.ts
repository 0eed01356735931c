import type { SimplifiedReport, YearDocumentQuery } from '#contract/year-documents.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { isOwnerAccount, isSupplierAccount } from '#domain/ledger/account.ts';
import { incomeStatement } from '#domain/ledger/income-statement.ts';
import type { StatementGroup } from '#domain/ledger/statement-lines.ts';
import {
  findAccounts,
  findBalances,
  findIncomeMovements,
  findOpenings,
  limitToMoney,
  findTotals,
  type Report,
} from '#features/books/reports/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { countMainLots } from './repository.ts';
import { makeHeading, makeLine, makeReport, makeTotal, resolveYear } from './year-scope.ts';

/** Associations with fewer lots may keep simplified accounts. */
export const SIMPLIFIED_BELOW = 20;

interface CashLine {
  readonly code: string;
  readonly name: string;
  readonly opening_cents: Cents;
  readonly received_cents: Cents;
  readonly paid_cents: Cents;
}

/**
 * Draws up the simplified accounts of a year: receipts and expenditure, cash and its movements, the funds,
 * what is owed by and to owners and suppliers. Refuses lots_too_many for 20 lots or more, without cellars,
 * garages and parking places.
 * Rule: Civil Code, art. 3.89 §5 15°.
 */
export async function simplifiedReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<SimplifiedReport>> {
  const year = await resolveYear(ctx, query);
  const { db } = ctx;
  const { say, scope, language } = year;
  const { from, to, building_id } = year.year;
  const lots = await countMainLots(db, building_id);
  if (lots >= SIMPLIFIED_BELOW)
    throw new DomainError('lots_too_many', { lots, maximum: SIMPLIFIED_BELOW - 1 });
  const cash = limitToMoney(scope.buildings);
  const [accounts, movements, balances, openings, totals] = await Promise.all([
    findAccounts(db, language),
    findIncomeMovements(db, scope.period, scope.buildings),
    findBalances(db, to, scope.buildings),
    findOpenings(db, addDays(from, -1), cash),
    findTotals(db, scope.period, cash),
  ]);
  const { lines } = incomeStatement({ movements, accounts, say });
  const linesOf = (group: StatementGroup) =>
    lines
      .filter((one) => one.group === group)
      .map(({ line, caption, amount_cents }) => ({ code: line, name: caption, amount_cents }));
  const codes = [
    ...new Set([...openings, ...totals].map(({ account_code }) => account_code)),
  ].sort();
  const money = codes.map((code): CashLine => {
    const moved = totals.find(({ account_code }) => account_code === code);
    return {
      code,
      name: accounts.get(code)?.name ?? '',
      opening_cents: openings.find(({ account_code }) => account_code === code)?.balance_cents ?? 0,
      received_cents: moved?.debit_cents ?? 0,
      paid_cents: moved?.credit_cents ?? 0,
    };
  });
  const sumOf = (isOf: (code: string, cents: Cents) => boolean) =>
    sumCents(
      balances
        .filter(({ account_code, balance_cents }) => isOf(account_code, balance_cents))
        .map(({ balance_cents }) => balance_cents),
    );
  const figures = {
    receipts: linesOf('income'),
    expenditure: linesOf('expenses'),
    money,
    working_capital_cents: 0 - sumOf((code) => code.startsWith('10')),
    reserve_cents: 0 - sumOf((code) => code.startsWith('16')),
    receivable_cents: sumOf((code, cents) => isOwnerAccount(code) && cents > 0),
    payable_cents:
      0 - sumOf((code, cents) => (isOwnerAccount(code) || isSupplierAccount(code)) && cents < 0),
  };
  return makeReport(
    year,
    'simplified-accounts',
    () => showSimplified(figures),
    () => simplifiedTable(figures, say),
  );
}

interface Figures {
  readonly receipts: readonly {
    readonly code: string;
    readonly name: string;
    readonly amount_cents: Cents;
  }[];
  readonly expenditure: Figures['receipts'];
  readonly money: readonly CashLine[];
  readonly working_capital_cents: Cents;
  readonly reserve_cents: Cents;
  readonly receivable_cents: Cents;
  readonly payable_cents: Cents;
}

function calculateClosing({ opening_cents, received_cents, paid_cents }: CashLine): Cents {
  return sumCents([opening_cents, received_cents, -paid_cents]);
}

function showSimplified({ receipts, expenditure, money, ...sums }: Figures) {
  const showLines = (lines: Figures['receipts']) =>
    lines.map(({ code, name, amount_cents }) => ({ code, name, amount: toEuro(amount_cents) }));
  return {
    receipts: showLines(receipts),
    expenditure: showLines(expenditure),
    cash: money.map((one) => ({
      code: one.code,
      name: one.name,
      opening: toEuro(one.opening_cents),
      received: toEuro(one.received_cents),
      paid: toEuro(one.paid_cents),
      closing: toEuro(calculateClosing(one)),
    })),
    working_capital: toEuro(sums.working_capital_cents),
    reserve: toEuro(sums.reserve_cents),
    receivable: toEuro(sums.receivable_cents),
    payable: toEuro(sums.payable_cents),
  };
}

function simplifiedTable(
  { receipts, expenditure, money, ...sums }: Figures,
  say: (id: string) => string,
) {
  const linesOf = (lines: Figures['receipts']) =>
    lines.map(({ name, amount_cents }) => makeLine([name, null, null, null, amount_cents]));
  const totalOf = (lines: Figures['receipts']) =>
    makeTotal(
      [
        say('report.total'),
        null,
        null,
        null,
        sumCents(lines.map(({ amount_cents }) => amount_cents)),
      ],
      1,
    );
  const held = (id: string, cents: Cents) => makeLine([say(id), null, null, null, cents]);
  return {
    columns: [
      { label: say('report.caption'), kind: 'text' as const },
      ...['report.opening_balance', 'report.received', 'report.paid', 'report.amount'].map(
        (id) => ({
          label: say(id),
          kind: 'money' as const,
        }),
      ),
    ],
    rows: [
      makeHeading(say('report.group.income'), 5),
      ...linesOf(receipts),
      totalOf(receipts),
      makeHeading(say('report.group.expenses'), 5),
      ...linesOf(expenditure),
      totalOf(expenditure),
      makeHeading(say('report.cash'), 5),
      ...money.map((one) =>
        makeLine([
          `${one.code} ${one.name}`,
          one.opening_cents,
          one.received_cents,
          one.paid_cents,
          calculateClosing(one),
        ]),
      ),
      makeHeading(say('report.funds'), 5),
      held('enum.Fund.WorkingCapital', sums.working_capital_cents),
      held('enum.Fund.Reserve', sums.reserve_cents),
      makeHeading(say('report.receivable_payable'), 5),
      held('report.owed_by_owners', sums.receivable_cents),
      held('report.owed_to_others', sums.payable_cents),
    ],
  };
}
