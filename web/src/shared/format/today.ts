const belgianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** Current date in Belgium, `2026-03-07`. */
export function today(): string {
  return belgianDay.format(new Date());
}
