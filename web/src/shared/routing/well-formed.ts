/**
 * Returns an address without the percent signs that begin no UTF-8 character. Escaped ones would not do:
 * the router decodes an address twice.
 */
export function dropMalformed(address: string): string {
  return address.replaceAll(/(?:%[\da-f]{2})+|%/gi, (run) =>
    isDecodable(run) ? run : run.replaceAll('%', ''),
  );
}

function isDecodable(text: string): boolean {
  try {
    // The bundler would leave out a call whose result is not used.
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
