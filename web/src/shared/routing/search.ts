/** Search parameters of an address: strings, as in the API. */
export type Search<Names extends string> = { readonly [Name in Names]?: string | undefined };

/** Returns a validator that picks the known search parameters of a page and drops empty ones. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the answer has the names it was given
export function searchOf<const Names extends string>(...names: readonly Names[]) {
  return (given: Readonly<Record<string, unknown>>): Search<NoInfer<Names>> => {
    const taken: { [Name in Names]?: string } = {};
    for (const name of names) {
      const value = given[name];
      if (typeof value === 'string' && value !== '') taken[name] = value;
    }
    return taken;
  };
}

/** Values of an enumeration in a comma-separated search parameter; undefined if there are none. */
export function chosen<const Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): Value[] | undefined {
  const named = text?.split(',');
  return named && values.filter((value) => named.includes(value));
}

/** Parses a query string such as `?status=Draft&year=2026`, keeping every value a string. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Filters in a query string, without the building, which applies to all pages, and the display
 * options.
 */
export function parseFilters(address: string): Record<string, string> {
  const { building_id: _building, sort: _sort, view: _view, ...filters } = parseSearch(address);
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** Writes search parameters as the query of an address, without empty ones. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const text = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
