const REFERENCE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** Returns the id of a batch or line as a bank reference: 32 of 35 characters. */
export function formatReference(id: string): string {
  return id.replaceAll('-', '');
}

/** Parses a bank reference to an id, in either case; undefined: not one of ours. */
export function parseBankReference(reference: string): string | undefined {
  const parts = REFERENCE.exec(reference.trim());
  return parts?.slice(1).join('-').toLowerCase();
}
