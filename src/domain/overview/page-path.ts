/** Builds the path of a page with its query; undefined values are left out. */
export function buildPagePath(
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}
