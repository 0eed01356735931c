/** Reads a typed time of day, `18:30`, `18h30`, `1830` or `9`, as `18:30`; undefined if it is none. */
export function parseTime(text: string): string | undefined {
  const [, hour, minute = ''] =
    /^(\d{1,2})(?:[:h.]?(\d{2}))?$/i.exec(text.trim().replace(/\s?[:h.]\s?$/i, '')) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
