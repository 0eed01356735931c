const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/**
 * Browser and system of a user agent, such as `Firefox, Windows`; the user agent itself if neither
 * is known.
 */
export function describeUserAgent(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (kinds) => kinds.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  return named.length === 0 ? userAgent : named.join(', ');
}
