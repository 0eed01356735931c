import { parseDecimal, roundHalfUp } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isCents, toEuro, type Cents } from '#domain/kernel/money.ts';

/** The Belgian rates of value added tax. */
export const VAT_RATES = [0, 0.06, 0.12, 0.21] as const;

export interface LineItem {
  /** Positive, at most six decimals. */
  readonly quantity: number | string;
  /** Euro without VAT, at most six decimals; negative for a discount. */
  readonly unit_price: number | string;
  /** A fraction: 0.21 is 21 %. */
  readonly vat_rate: number | string;
}

export interface LineItemTotals {
  readonly total_excl_vat_cents: Cents;
  readonly vat_amount_cents: Cents;
  readonly total_incl_vat_cents: Cents;
}

/** A line item as stored with its expense. */
export interface StoredLineItem extends LineItemTotals {
  readonly description: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly vat_rate: number;
  /** Absent: zero. */
  readonly rounding_difference_cents?: Cents;
}

const DECIMALS = 6;
/** Millionths of a quantity × millionths of a euro in one cent. */
const PRODUCT_PER_CENT = 10n ** BigInt(2 * DECIMALS - 2);
const MILLION = 10n ** BigInt(DECIMALS);
const VAT_MILLIONTHS = VAT_RATES.map((rate) => parseDecimal(rate, DECIMALS));

/**
 * Computes the totals of an invoice line, in cents. The product is rounded half up to the cent; the VAT is
 * that of the rounded product and rounded likewise (half away from zero for negatives). Refuses
 * line_item_invalid {field} for a quantity, unit_price or vat_rate out of its domain and a total beyond the
 * range of amounts.
 * @param others lines whose rates are accepted too, Belgian or not
 */
export function computeLineItem(
  item: LineItem,
  others: readonly Pick<LineItem, 'vat_rate'>[] = [],
): LineItemTotals {
  const quantity = parseDecimal(item.quantity, DECIMALS);
  const unitPrice = parseDecimal(item.unit_price, DECIMALS);
  const vatRate = parseDecimal(item.vat_rate, DECIMALS);
  if (quantity === undefined || quantity <= 0n) throw invalid('quantity');
  if (unitPrice === undefined) throw invalid('unit_price');
  const rates = [
    ...VAT_MILLIONTHS,
    ...others.map(({ vat_rate }) => parseDecimal(vat_rate, DECIMALS)),
  ];
  if (vatRate === undefined || !rates.includes(vatRate)) throw invalid('vat_rate');

  const exclVat = roundHalfUp(quantity * unitPrice, PRODUCT_PER_CENT);
  const vat = roundHalfUp(exclVat * vatRate, MILLION);
  return {
    total_excl_vat_cents: toCents(exclVat),
    vat_amount_cents: toCents(vat),
    total_incl_vat_cents: toCents(exclVat + vat),
  };
}

/**
 * Computes the totals of entered lines. A line already stored with the same quantity, price and rate keeps
 * its totals: an electronic invoice keeps the VAT of its file. Refuses as `computeLineItem`.
 */
export function enteredLineItems(
  entered: readonly (LineItem & { readonly description: string })[],
  before: readonly StoredLineItem[] = [],
): StoredLineItem[] {
  const left = [...before];
  return entered.map((item) => {
    const { description, vat_rate } = item;
    const [quantity, unit_price] = [Number(item.quantity), Number(item.unit_price)];
    const found = left.findIndex(
      (one) =>
        one.quantity === quantity &&
        one.unit_price === unit_price &&
        one.vat_rate === Number(vat_rate),
    );
    const [same] = found === -1 ? [] : left.splice(found, 1);
    const totals = same ?? computeLineItem(item, before);
    return {
      description,
      quantity,
      unit_price,
      vat_rate: Number(vat_rate),
      total_excl_vat_cents: totals.total_excl_vat_cents,
      vat_amount_cents: totals.vat_amount_cents,
      total_incl_vat_cents: totals.total_incl_vat_cents,
    };
  });
}

function toCents(exact: bigint): Cents {
  const cents = Number(exact);
  if (!isCents(cents)) throw invalid('total');
  return cents;
}

function invalid(field: 'quantity' | 'unit_price' | 'vat_rate' | 'total'): DomainError {
  return new DomainError('line_item_invalid', { field });
}

/**
 * Sums the totals of all lines, in cents. Refuses line_item_invalid {field: 'total'} for sums beyond the
 * range of amounts.
 */
export function sumLineItems(items: readonly LineItemTotals[]): LineItemTotals {
  const sumOf = (field: keyof LineItemTotals) =>
    toCents(items.reduce((sum, item) => sum + BigInt(item[field]), 0n));
  return {
    total_excl_vat_cents: sumOf('total_excl_vat_cents'),
    vat_amount_cents: sumOf('vat_amount_cents'),
    total_incl_vat_cents: sumOf('total_incl_vat_cents'),
  };
}

/**
 * Compares the line items of an expense with its amount in cents. Suppliers may round VAT by line or by
 * rate over the whole invoice: a difference of at most one cent for each rate above 0 becomes
 * rounding_difference_cents of the first line with the largest total, 0 on the others. Any other difference
 * is refused with line_items_mismatch {expected, actual} (euro). Without line items there is nothing to
 * compare.
 * Rule: VAT is rounded by line or by rate on the invoice; the supplier's total prevails.
 */
export function reconcileLineItems<Item extends LineItemTotals & Pick<LineItem, 'vat_rate'>>(
  items: readonly Item[],
  amountCents: Cents,
): (Item & { readonly rounding_difference_cents: Cents })[] {
  if (items.length === 0) return [];
  const actual = sumLineItems(items).total_incl_vat_cents;
  const difference = amountCents - actual;
  const rates = new Set(items.map(({ vat_rate }) => Number(vat_rate)).filter((rate) => rate > 0));
  if (Math.abs(difference) > rates.size) {
    throw new DomainError('line_items_mismatch', {
      expected: toEuro(amountCents),
      actual: toEuro(actual),
    });
  }
  const totals = items.map(({ total_incl_vat_cents: cents }) => cents);
  const largest = totals.indexOf(Math.max(...totals));
  return items.map((item, index) => ({
    ...item,
    rounding_difference_cents: index === largest ? difference : 0,
  }));
}
