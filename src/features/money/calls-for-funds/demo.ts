import type { Fund } from '#domain/funds/funds.ts';
import { addDays, getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { formatEuro, type Cents } from '#domain/kernel/money.ts';
import { createPayment } from '#features/money/payments/index.ts';
import type { DemoStage } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createCall } from './commands/create-calls.ts';
import { createCallSeries } from './commands/create-series.ts';
import { sendCall } from './commands/send-call.ts';
import { listReceivables } from './split.ts';

const WORKING_CAPITAL = 10_000;
const LAST_YEAR = { provisions: 30_000, reserve: 1_800, works: 3_400 };
const DAYS_TO_PAY = 30;
/** Intervals at which a demo owner pays nothing, and only half. */
const UNPAID_EVERY = 8;
const HALF_PAID_EVERY = 5;

/**
 * Creates the working capital and the calls for funds of last year with payments of owners: the calls in
 * full, most of the working capital, which leaves some amounts to send reminders for.
 */
export async function enterDemoCalls(stage: DemoStage): Promise<void> {
  const { building_id, as } = stage;
  const ctx = as('Accountant');
  const last = getYear(ctx.today) - 1;
  const aCall = (day: string, title: string, fund: Fund, total_amount: number) => {
    const call_date = `${last}-${day}`;
    const due_date = addDays(call_date, DAYS_TO_PAY);
    return { building_id, title, fund, total_amount, call_date, due_date };
  };
  const { provisions, reserve, works } = LAST_YEAR;
  const capital = aCall('01-02', 'Fonds de roulement', 'WorkingCapital', WORKING_CAPITAL);
  await sendDemoCalls(stage, [await createCall(ctx, capital)]);
  const yearly = aCall('01-01', `Provisions ${last}`, 'Provision', provisions);
  const calls = [
    ...(await createCallSeries(ctx, { ...yearly, instalments: 4 })),
    await createCall(ctx, aCall('01-01', `Fonds de réserve ${last}`, 'Reserve', reserve)),
    await createCall(ctx, aCall('09-01', 'Éclairage de la cage d’escalier', 'Works', works)),
  ];
  await sendDemoCalls(stage, calls, paysAll);
}

/** A call of the demo that is ready to be sent. */
interface DatedCall {
  readonly id: string;
  readonly call_date: LocalDate;
  readonly due_date: LocalDate;
}

/** Computes the paid amount of an open one, by the position of the owner. */
type Pays = (open_cents: Cents, index: number) => Cents;

/** Sends the calls that are not in the future, and has owners pay those that are due: most of them. */
export async function sendDemoCalls(
  { building_id, as }: DemoStage,
  calls: readonly DatedCall[],
  pays: Pays = paysAsOwnersDo,
): Promise<void> {
  const ctx = as('Accountant');
  for (const call of calls) {
    if (call.call_date > ctx.today) continue;
    // The demo owners have fictitious addresses.
    await sendCall(ctx, call.id, { mailing: false });
    await payCall(ctx, building_id, call, pays);
  }
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
