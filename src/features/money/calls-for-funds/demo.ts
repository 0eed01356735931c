import { addDays, getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { formatEuro, type Cents } from '#domain/kernel/money.ts';
import { createPayment } from '#features/money/payments/index.ts';
import type { DemoStage } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createCall } from './commands/create-calls.ts';
import { createCallSeries } from './commands/create-series.ts';
import { sendCall } from './commands/send-call.ts';
import { listReceivables } from './split.ts';

const YEARLY_PROVISION = 48_000;
const WORKING_CAPITAL = 8_000;
const RESERVE = 6_000;
const DAYS_TO_PAY = 30;
/** Intervals at which a demo owner pays nothing, and only half. */
const UNPAID_EVERY = 8;
const HALF_PAID_EVERY = 5;

/**
 * Creates calls for funds of this year and the last with payments of owners: last year's provisions in
 * full, and most of the rest, which leaves some amounts to send reminders for.
 */
export async function enterDemoCalls({ building_id, as }: DemoStage): Promise<void> {
  const ctx = as('Accountant');
  const { settled, others } = await demoCalls(ctx, building_id);
  for (const call of [...settled, ...others]) {
    if (call.call_date > ctx.today) continue;
    // The demo owners have fictitious addresses.
    await sendCall(ctx, call.id, { mailing: false });
    await payCall(ctx, building_id, call, settled.includes(call) ? paysAll : paysAsOwnersDo);
  }
}

interface DatedCall {
  readonly id: string;
  readonly call_date: LocalDate;
  readonly due_date: LocalDate;
}

/** Computes the paid amount of an open one, by the position of the owner. */
type Pays = (open_cents: Cents, index: number) => Cents;

async function demoCalls(
  ctx: TenantContext,
  building_id: string,
): Promise<{ readonly settled: DatedCall[]; readonly others: DatedCall[] }> {
  const year = getYear(ctx.today);
  const dated = (call_date: LocalDate) => ({
    building_id,
    call_date,
    due_date: addDays(call_date, DAYS_TO_PAY),
  });
  const workingCapital = await createCall(ctx, {
    ...dated(`${year - 1}-01-02`),
    title: 'Fonds de roulement',
    fund: 'WorkingCapital',
    total_amount: WORKING_CAPITAL,
  });
  const provisionsOf = (of: number) =>
    createCallSeries(ctx, {
      ...dated(`${of}-01-01`),
      title: `Provisions ${of}`,
      fund: 'Provision',
      total_amount: YEARLY_PROVISION,
      instalments: 4,
    });
  const settled = await provisionsOf(year - 1);
  const provisions = await provisionsOf(year);
  const reserve = await createCall(ctx, {
    ...dated(`${year}-01-01`),
    title: `Fonds de réserve ${year}`,
    fund: 'Reserve',
    total_amount: RESERVE,
  });
  return { settled, others: [workingCapital, ...provisions, reserve] };
}

/** Pays on the due date; nothing that is not due yet. */
async function payCall(
  ctx: TenantContext,
  building_id: string,
  { id, due_date }: DatedCall,
  pays: Pays,
): Promise<void> {
  if (due_date > ctx.today) return;
  for (const [index, receivable] of (await listReceivables(ctx, id)).entries()) {
    const cents = pays(receivable.open_cents, index);
    if (cents === 0) continue;
    await createPayment(ctx, {
      building_id,
      owner_id: receivable.owner_id,
      amount: formatEuro(cents),
      received_on: due_date,
      communication: receivable.structured_communication,
    });
  }
}

function paysAll(open_cents: Cents): Cents {
  return open_cents;
}

function paysAsOwnersDo(open_cents: Cents, index: number): Cents {
  if (index % UNPAID_EVERY === UNPAID_EVERY - 1) return 0;
  const isHalf = index % HALF_PAID_EVERY === HALF_PAID_EVERY - 1;
  return isHalf ? Math.ceil(open_cents / 2) : open_cents;
}
