/** An account number as it is printed: BE68 5390 0754 7034. */
export function inGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
