/** Shows a weight in a key: a whole number, or a fraction such as 456/7 where owners are excluded. */
export function showWeight(weight: number | string, integer: (value: number) => string): string {
  return typeof weight === 'string' ? weight : integer(weight);
}
