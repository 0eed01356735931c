/** Shows a weight in a key: a whole number, or a fraction such as 456/7 where owners are excluded. */
export function showWeight(weight: unknown, integer: (value: number) => string): string {
  return typeof weight === 'number' ? integer(weight) : String(weight);
}
