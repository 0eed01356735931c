import type { StoredLineItem } from '#domain/expenses/line-items.ts';
import { parseDecimal, roundHalfUp } from '#domain/kernel/decimal.ts';
import { isCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { listTaxedParts, vatKey } from './check-invoice.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** The limit for an expense entered manually. */
const MAX_LINES = 200;
const MAX_DESCRIPTION = 500;
const DECIMALS = 6;
/** The limit for a line entered manually: exact as a JSON number. */
const MAX_FACTOR = 100_000_000;
const MILLION = 1_000_000n;

/** Descriptions for lines that have none in the file. */
export interface LineWords {
  readonly allowance: string;
  readonly charge: string;
  readonly rounding: string;
  /**
   * Describes all amounts at one rate.
   * @param rate a fraction
   */
  readonly rate: (rate: number) => string;
}

interface Part {
  readonly description: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly rate_ppm: number;
  readonly net_cents: Cents;
  /** Key of its rate. */
  readonly key: string;
  /** Number of lines merged. */
  readonly count: number;
}

/**
 * Converts an invoice into the lines of an expense: its lines, charges, allowances and rounding, with the
 * rates of the file unchanged. VAT is the file's for each rate: rounding differences go to the lines with
 * the largest amounts, a cent each. Many lines are merged by rate. Returns none if they do not add up to
 * what is payable plus prepaid.
 */
export function draftLines(invoice: Invoice, words: LineWords): StoredLineItem[] {
  const { lines, surcharges, totals } = invoice;
  const taxed = listTaxedParts(invoice);
  const parts = taxed.map((part, index): Part => {
    const line = lines[index];
    const surcharge = surcharges[index - lines.length];
    const { is_charge, reason = null } = surcharge ?? {};
    const name = line?.name ?? reason ?? (is_charge === true ? words.charge : words.allowance);
    const { quantity, unit_price } = factorsOf(part.net_cents, line);
    const { rate_ppm, net_cents } = part;
    const description = name.trim().slice(0, MAX_DESCRIPTION);
    return { description, quantity, unit_price, rate_ppm, net_cents, key: vatKey(part), count: 1 };
  });
  const kept = parts.length < MAX_LINES ? parts : byRate(parts, words);
  const vat = vatOfParts(kept, invoice);
  if (vat === undefined) return [];
  const items = kept.map((part, index) => toStoredLine(part, vat[index] ?? 0));
  if (totals.rounding_cents !== 0) items.push(rounding(totals.rounding_cents, words));
  const sum = items.reduce((total, item) => total + BigInt(item.total_incl_vat_cents), 0n);
  const due = BigInt(totals.payable_cents) + BigInt(totals.prepaid_cents);
  const isSound = items.every((item) => isCents(item.total_incl_vat_cents));
  return isSound && sum === due ? items : [];
}

/** Returns quantity and price unchanged if they give the amount; otherwise 1 × the amount. */
function factorsOf(net_cents: Cents, line: InvoiceLine | undefined) {
  const whole = { quantity: 1, unit_price: toEuro(net_cents) };
  if (line === undefined || parseDecimal(line.price_quantity, DECIMALS) !== MILLION) return whole;
  const quantity = parseDecimal(line.quantity, DECIMALS);
  const price = parseDecimal(line.price, DECIMALS);
  if (quantity === undefined || price === undefined || quantity === 0n) return whole;
  // An expense has no negative quantities: a return becomes a negative price.
  const [many, each] = quantity < 0n ? [-quantity, -price] : [quantity, price];
  if (roundHalfUp(many * each, 10n ** BigInt(2 * DECIMALS - 2)) !== BigInt(net_cents)) return whole;
  const factors = { quantity: Number(many) / 1e6, unit_price: Number(each) / 1e6 };
  return Object.values(factors).every((factor) => Math.abs(factor) <= MAX_FACTOR) ? factors : whole;
}

function byRate(parts: readonly Part[], words: LineWords): Part[] {
  return [...Map.groupBy(parts, ({ key }) => key)].map(([key, own]) => {
    const net_cents = own.reduce((sum, part) => sum + part.net_cents, 0);
    const rate_ppm = own[0]?.rate_ppm ?? 0;
    const description = words.rate(rate_ppm / 1e6);
    const unit_price = net_cents / 100;
    return { description, quantity: 1, unit_price, rate_ppm, net_cents, key, count: own.length };
  });
}

/** Computes the VAT of each part so that those of a rate add up to the stated VAT; undefined if impossible. */
function vatOfParts(parts: readonly Part[], { vat }: Invoice): readonly Cents[] | undefined {
  const found = parts.map(({ net_cents, rate_ppm }) =>
    Number(roundHalfUp(BigInt(net_cents) * BigInt(rate_ppm), MILLION)),
  );
  const stated = Map.groupBy(vat, vatKey);
  const indexes = [...parts.keys()];
  for (const [key, own] of Map.groupBy(indexes, (index) => parts[index]?.key ?? '')) {
    const cents = (stated.get(key) ?? []).reduce((sum, { vat_cents }) => sum + vat_cents, 0);
    const off = cents - own.reduce((sum, index) => sum + (found[index] ?? 0), 0);
    const count = own.reduce((sum, index) => sum + (parts[index]?.count ?? 0), 0);
    if (Math.abs(off) > count) return undefined;
    const size = (index: number) => Math.abs(parts[index]?.net_cents ?? 0);
    const largest = own.toSorted((a, b) => size(b) - size(a)).slice(0, Math.abs(off));
    const each = own.length === 1 ? off : Math.sign(off);
    for (const index of largest) found[index] = (found[index] ?? 0) + each;
  }
  return found;
}

function toStoredLine(part: Omit<Part, 'key' | 'count'>, vat_cents: Cents): StoredLineItem {
  const { description, quantity, unit_price, rate_ppm, net_cents } = part;
  return {
    description,
    quantity,
    unit_price,
    vat_rate: rate_ppm / 1e6,
    total_excl_vat_cents: net_cents,
    vat_amount_cents: vat_cents,
    total_incl_vat_cents: net_cents + vat_cents,
  };
}

function rounding(cents: Cents, words: LineWords): StoredLineItem {
  const part = { description: words.rounding, quantity: 1, unit_price: toEuro(cents) };
  return toStoredLine({ ...part, rate_ppm: 0, net_cents: cents }, 0);
}
