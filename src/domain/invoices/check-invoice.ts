import { parseDecimal, roundHalfUp } from '#domain/kernel/decimal.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { InvoiceProblem, SumProblem } from './invoice-problem.ts';
import type { Invoice, InvoiceLine, Surcharge, VatOf } from './invoice.ts';
import { EXACT_DECIMALS } from './ubl-values.ts';

const SCALE = 10n ** BigInt(EXACT_DECIMALS);
const MILLION = 1_000_000n;

/**
 * Lists the inconsistencies of an invoice, each with the stated and computed amount, in euro.
 * Rule: EN 16931, BR-CO-10 to BR-CO-17, and Peppol BIS Billing 3.0, R120 and R040: every sum to the cent; a
 * product may be rounded either way, and VAT of a rate by line or by rate.
 */
export function checkInvoice(invoice: Invoice): InvoiceProblem[] {
  return [
    ...invoice.lines.flatMap(checkLine),
    ...[...invoice.surcharges, ...invoice.lines.flatMap(({ surcharges }) => surcharges)].flatMap(
      checkSurcharge,
    ),
    ...checkTotals(invoice),
    ...checkVat(invoice),
  ];
}

/** Converts an exact sum to euro, for display only. */
function euroOf(cents: bigint): number {
  return Number(cents) / 100;
}

function differs(
  code: SumProblem,
  stated: bigint,
  found: bigint,
  facts: InvoiceProblem['facts'] = {},
): InvoiceProblem[] {
  if (stated === found) return [];
  return [{ code, facts: { ...facts, stated: euroOf(stated), found: euroOf(found) } }];
}

function sumOf(values: readonly Cents[]): bigint {
  return values.reduce((sum, value) => sum + BigInt(value), 0n);
}

/** Sums charges minus allowances. */
function effectOf(surcharges: readonly Surcharge[]): bigint {
  return sumOf(
    surcharges.map(({ is_charge, amount_cents }) => (is_charge ? amount_cents : -amount_cents)),
  );
}

function toExactInteger(decimal: string): bigint {
  return parseDecimal(decimal, EXACT_DECIMALS) ?? 0n;
}

/** Whether the cents are this quotient, in either rounding direction. */
function isRounded(cents: bigint, numerator: bigint, denominator: bigint): boolean {
  const off = numerator - cents * denominator;
  return (off < 0n ? -off : off) < denominator;
}

/** Checks BT-131: quantity times price, plus charges and minus allowances of the line. */
function checkLine(line: InvoiceLine): InvoiceProblem[] {
  const each = toExactInteger(line.price_quantity);
  const ofGoods = BigInt(line.net_cents) - effectOf(line.surcharges);
  const numerator = toExactInteger(line.quantity) * toExactInteger(line.price) * 100n;
  const denominator = each * SCALE;
  if (denominator > 0n && isRounded(ofGoods, numerator, denominator)) return [];
  const goods = denominator > 0n ? roundHalfUp(numerator, denominator) : 0n;
  const found = goods + effectOf(line.surcharges);
  const facts = { line: line.number, name: line.name.slice(0, 100) };
  return [
    {
      code: 'line_amount_differs',
      facts: { ...facts, stated: euroOf(BigInt(line.net_cents)), found: euroOf(found) },
    },
  ];
}

/** Checks an allowance or charge that is a percentage of an amount. */
function checkSurcharge({
  amount_cents,
  base_cents,
  percent,
  reason,
}: Surcharge): InvoiceProblem[] {
  if (base_cents === null || percent === null) return [];
  const numerator = BigInt(base_cents) * toExactInteger(percent);
  const denominator = 100n * SCALE;
  if (isRounded(BigInt(amount_cents), numerator, denominator)) return [];
  const found = roundHalfUp(numerator, denominator);
  return differs('surcharge_amount_differs', BigInt(amount_cents), found, {
    name: (reason ?? '').slice(0, 100),
  });
}

function checkTotals({ lines, surcharges, vat, totals }: Invoice): InvoiceProblem[] {
  const of = (isCharge: boolean) =>
    sumOf(
      surcharges
        .filter(({ is_charge }) => is_charge === isCharge)
        .map(({ amount_cents }) => amount_cents),
    );
  const lineSum = sumOf(lines.map(({ net_cents }) => net_cents));
  const gross = BigInt(totals.net_cents) + BigInt(totals.vat_cents);
  const payable =
    BigInt(totals.gross_cents) - BigInt(totals.prepaid_cents) + BigInt(totals.rounding_cents);
  return [
    ...differs('line_total_differs', BigInt(totals.lines_cents), lineSum),
    ...differs('allowance_total_differs', BigInt(totals.allowances_cents), of(false)),
    ...differs('charge_total_differs', BigInt(totals.charges_cents), of(true)),
    ...differs('net_total_differs', BigInt(totals.net_cents), lineSum + effectOf(surcharges)),
    ...differs(
      'vat_total_differs',
      BigInt(totals.vat_cents),
      sumOf(vat.map(({ vat_cents }) => vat_cents)),
    ),
    ...differs('gross_total_differs', BigInt(totals.gross_cents), gross),
    ...differs('payable_differs', BigInt(totals.payable_cents), payable),
  ];
}

/** Returns the key of a VAT category and rate. */
export function vatKey({ category, rate_ppm }: VatOf): string {
  return `${category} ${rate_ppm}`;
}

/** Lists the amounts that VAT applies to: lines, and charges and allowances of the whole invoice. */
export function listTaxedParts({
  lines,
  surcharges,
}: Invoice): (VatOf & { readonly net_cents: Cents })[] {
  return [
    ...lines,
    ...surcharges.map(({ is_charge, amount_cents, ...vat }) => ({
      ...vat,
      net_cents: is_charge ? amount_cents : 0 - amount_cents,
    })),
  ];
}

/** Checks each rate: its taxable amount (BT-116) and its VAT (BT-117). */
function checkVat(invoice: Invoice): InvoiceProblem[] {
  const parts = Map.groupBy(listTaxedParts(invoice), vatKey);
  const stated = Map.groupBy(invoice.vat, vatKey);
  return [...new Set([...parts.keys(), ...stated.keys()])].flatMap((key) => {
    const subtotals = stated.get(key) ?? [];
    const own = parts.get(key) ?? [];
    const rate = subtotals[0]?.rate_ppm ?? own[0]?.rate_ppm ?? 0;
    const base = sumOf(subtotals.map(({ base_cents }) => base_cents));
    const vat = sumOf(subtotals.map(({ vat_cents }) => vat_cents));
    const facts = { rate: rate / 1_000_000 };
    return [
      ...differs('vat_base_differs', base, sumOf(own.map(({ net_cents }) => net_cents)), facts),
      ...checkRate({ base, vat, rate: BigInt(rate), parts: own.length }),
    ];
  });
}

/** Rounding by rate is off by half a cent at most, rounding by line by one cent for each line. */
function checkRate(of: {
  readonly base: bigint;
  readonly vat: bigint;
  readonly rate: bigint;
  readonly parts: number;
}): InvoiceProblem[] {
  const { base, vat, rate } = of;
  const found = roundHalfUp(base * rate, MILLION);
  const off = vat > found ? vat - found : found - vat;
  if (off <= BigInt(Math.max(of.parts, 1)) && (rate > 0n || vat === 0n)) return [];
  return differs('vat_amount_differs', vat, found, { rate: Number(rate) / 1_000_000 });
}
