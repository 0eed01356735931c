/**
 * Storage key that marks a possible session, so that first visits do not try to refresh. Its value says
 * which home page and language to expect; it reveals nothing else.
 */
export const TRACE = 'millieme-session';

const HOMES = ['owner', 'staff'] as const;

/** Home page and language of the last session. */
interface Expected {
  readonly home: (typeof HOMES)[number];
  readonly language: string;
}

/** Notes what to load for a possible session before the service has answered. */
export function noteExpected({ home, language }: Expected): void {
  // The person may have signed out meanwhile.
  if (localStorage.getItem(TRACE) !== null) localStorage.setItem(TRACE, `${home} ${language}`);
}

/** Returns what was noted; undefined if there is no session or nothing is known of it. */
export function readExpected(): Expected | undefined {
  const [home, language] = localStorage.getItem(TRACE)?.split(' ') ?? [];
  const known = HOMES.find((one) => one === home);
  return known && language !== undefined ? { home: known, language } : undefined;
}
