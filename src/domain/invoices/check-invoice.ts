import { parseDecimal, roundHalfUp } from '#domain/kernel/decimal.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { InvoiceProblem, SumProblem } from './invoice-problem.ts';
import type { Invoice, InvoiceLine, Surcharge, VatOf } from './invoice.ts';
import { EXACT_DECIMALS } from './ubl-values.ts';

const SCALE = 10n ** BigInt(EXACT_DECIMALS);
const MILLION = 1_000_000n;

/**
 * What does not add up in an invoice, each with what is stated and what was found, in euro.
 * Rule: EN 16931, BR-CO-10 to BR-CO-17, and Peppol BIS Billing 3.0, R120 and R040: every sum to the
 * cent; a product may be rounded either way, and VAT of a rate by line or by rate.
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

/** Euro of an exact sum: nothing is worked out with them any more. */
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

/** What charges add and allowances take away. */
function effectOf(surcharges: readonly Surcharge[]): bigint {
  return sumOf(
    surcharges.map(({ is_charge, amount_cents }) => (is_charge ? amount_cents : -amount_cents)),
  );
}

function exact(decimal: string): bigint {
  return parseDecimal(decimal, EXACT_DECIMALS) ?? 0n;
}

/** True for cents that are a quotient, however it was rounded to the cent. */
function isRounded(cents: bigint, numerator: bigint, denominator: bigint): boolean {
  const off = numerator - cents * denominator;
  return (off < 0n ? -off : off) < denominator;
}

/** BT-131: quantity times price, and what is added and taken away on the line. */
function checkLine(line: InvoiceLine): InvoiceProblem[] {
  const each = exact(line.price_quantity);
  const ofGoods = BigInt(line.net_cents) - effectOf(line.surcharges);
  const numerator = exact(line.quantity) * exact(line.price) * 100n;
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

/** An allowance or charge that is a percentage of an amount. */
function checkSurcharge({
  amount_cents,
  base_cents,
  percent,
  reason,
}: Surcharge): InvoiceProblem[] {
  if (base_cents === null || percent === null) return [];
  const numerator = BigInt(base_cents) * exact(percent);
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

/** What tells the VAT of one rate from another's. */
export function vatKey({ category, rate_ppm }: VatOf): string {
  return `${category} ${rate_ppm}`;
}

/** What of an invoice bears VAT, and how much: its lines, and what is added to and taken from the whole. */
export function taxedParts({
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

/** Each rate: what is taxed at it (BT-116), and with what (BT-117). */
function checkVat(invoice: Invoice): InvoiceProblem[] {
  const parts = Map.groupBy(taxedParts(invoice), vatKey);
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

/** Rounded by rate it is half a cent off at most, by line a cent for each. */
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
