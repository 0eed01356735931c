const REFERENCE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** The id of a batch or line as banks carry it and give it back: 32 characters of the 35 there are. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '');
}

/** The other way round, some banks writing capitals; undefined: it is no reference of ours. */
export function idOfReference(reference: string): string | undefined {
  const parts = REFERENCE.exec(reference.trim());
  return parts?.slice(1).join('-').toLowerCase();
}
