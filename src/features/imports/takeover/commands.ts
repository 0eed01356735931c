import type { TakeoverResult } from '#contract/imports.ts';
import { planTakeover, type TakeoverPlan } from '#domain/imports/plan-takeover.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import {
  describeImportError,
  lockImports,
  makeImportRefusal,
} from '#features/imports/register/index.ts';
import { recordAudit, requireBookkeeper, requireNamedBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { bookOpening, type Opening } from './book-opening.ts';
import { enterReadings } from './enter-readings.ts';
import type { TakeoverUpload } from './read-takeover.ts';
import { findFirstEntry } from './repository.ts';
import { readNamedRegister, type NamedRegister } from './takeover-register.ts';

/** A takeover as requested. */
export interface TakeoverInput {
  readonly building_id: string;
  /** Day of the balances. */
  readonly entry_date: LocalDate;
  readonly upload: TakeoverUpload;
}

/**
 * Takes over the books of a building, in the transaction of `ctx`: the Opening entry with the open items of
 * owners, working capital and costs, calls and unpaid invoices of the predecessor, and meter readings. All
 * of it, or none with import_failed {error_count, errors}.
 * Rule: the syndic hands over the books within 30 days (Civil Code, art. 3.89 §5 7°).
 */
export async function takeOver(ctx: TenantContext, input: TakeoverInput): Promise<TakeoverResult> {
  const { building_id, entry_date, upload } = input;
  await requireNamedBuilding(ctx, building_id);
  await requireBookkeeper(ctx, building_id);
  await lockImports(ctx.db);
  const named = await readNamedRegister(ctx, building_id);
  const plan = requirePlan(ctx, named, input);
  // Readings need no lock of the books, which others wait for.
  const read = await enterReadings(ctx, building_id, plan.meters, named);
  const entry_id =
    plan.opening_lines.length === 0 ? null : await book(ctx, { ...input, plan, named });
  await recordAudit(ctx, 'building.taken_over', building_id, { entry_id });
  return {
    building_id,
    entry_date,
    entry_id,
    created: { ...countPlanned(plan), ...read },
    ...showBalances(plan),
    ignored: [...upload.ignored],
    errors: [],
  };
}

/** Plans the takeover. Refuses import_failed with the faults of the files and of the rows. */
function requirePlan(
  ctx: TenantContext,
  { register }: NamedRegister,
  { entry_date, upload }: TakeoverInput,
): TakeoverPlan {
  const language = ctx.negotiateLanguage();
  const units_file = translate(language, 'import.register');
  const { plan, errors } = planTakeover(
    upload.sources,
    { register: { ...register, units_file }, on: entry_date },
    (file) => upload.names[file],
  );
  const all = [...upload.errors, ...errors];
  if (plan !== null && all.length === 0) return plan;
  throw makeImportRefusal(all.map((error) => describeImportError(error, language)));
}

/** Books the takeover. Refuses import_failed with books_begun where the books have entries already. */
async function book(
  ctx: TenantContext,
  { upload, ...opening }: TakeoverInput & Pick<Opening, 'plan' | 'named'>,
): Promise<string> {
  const ledger = await lockLedger(ctx);
  const begun = await findFirstEntry(ctx.db, opening.building_id);
  // The Opening entry comes first: nothing may be in the books before it, or twice.
  if (begun !== null) {
    const place = { file: upload.names.trial_balance, row: null, column: null };
    const fault = { ...place, code: 'books_begun', params: { on: begun } };
    throw makeImportRefusal([describeImportError(fault, ctx.negotiateLanguage())]);
  }
  return bookOpening(ctx, ledger, opening);
}

function countPlanned({ opening_lines, open_items, supplier_items, calls }: TakeoverPlan) {
  return {
    opening_lines: opening_lines.length,
    open_items: open_items.length,
    invoices: supplier_items.length,
    cost_lines: opening_lines.filter(({ cost }) => cost !== null).length,
    calls: calls.length,
  };
}

function showBalances({ balances }: TakeoverPlan) {
  const debits = balances.map(({ amount_cents }) => Math.max(0, amount_cents));
  return {
    balances: balances.map(({ account_code, amount_cents }) => ({
      account_code,
      debit: toEuro(Math.max(0, amount_cents)),
      credit: toEuro(Math.max(0, 0 - amount_cents)),
    })),
    total: toEuro(sumCents(debits)),
  };
}
