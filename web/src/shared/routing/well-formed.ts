/** Address with every percent sign escaped that does not begin a UTF-8 character. */
export function escapeMalformed(address: string): string {
  return address.replaceAll(/(?:%[\da-f]{2})+|%/gi, (run) =>
    isDecodable(run) ? run : run.replaceAll('%', '%25'),
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
