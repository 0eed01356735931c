import type { Format } from './format.ts';

/** Shows a weight in a key: a whole number, or a fraction such as 456/7 where owners are excluded. */
export function showWeight(weight: unknown, integer: (value: number) => string): string {
  const text = String(weight);
  return /^\d+$/.test(text) ? integer(Number(text)) : text;
}

/** Shows a consumption, which may be a fraction where it is split, with at most three decimals. */
export function showConsumption(text: string, { reading }: Pick<Format, 'reading'>): string {
  const [numerator, denominator = 1] = text.split('/').map(Number);
  return reading(Math.round(((numerator ?? 0) / denominator) * 1_000) / 1_000);
}
