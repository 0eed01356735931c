/** What follows the question mark of an address: texts, as the interface takes them. */
export type Search<Names extends string> = { readonly [Name in Names]?: string | undefined };

/** Takes what a page knows out of an address; what is empty is not there. */
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

/** The values of an enumeration that a text of an address names, separated by commas; undefined: it names none. */
export function chosen<const Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): Value[] | undefined {
  const named = text?.split(',');
  return named && values.filter((value) => named.includes(value));
}

/** What a text of an address says of a statement: that it holds, that it does not, or nothing. */
export function said(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}

/** Addresses as people and the service write them: `?status=Draft&year=2026`, everything a text. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What an address narrows a list by: not the building, which is chosen for all pages, nor how the rows are shown. */
export function filtersOf(address: string): Record<string, string> {
  const { building_id: _building, sort: _sort, view: _view, ...filters } = parseSearch(address);
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const text = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
