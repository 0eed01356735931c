/** The kinds of files that are kept: what programs of an office read, and nothing that runs. */
export const CONTENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/tiff',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** What browsers draw themselves without running anything of it in a page’s name. */
const SHOWN: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** Whether a browser may show a file of this type in place of saving it. */
export function isShown(contentType: string): boolean {
  return SHOWN.includes(contentType);
}

/** Whether it is a paper as it was printed, scanned or photographed. */
export function isPaper(contentType: string): boolean {
  return contentType === 'application/pdf' || contentType.startsWith('image/');
}

/** Pictures of which nothing can be taken out but by drawing them anew: the place is told in them. */
const TELLING: readonly string[] = ['image/heic', 'image/tiff'];

/** Whether a photograph of this type tells where it was taken, whatever is done with it here. */
export function tellsItsPlace(contentType: string): boolean {
  return TELLING.includes(contentType);
}

/** The type as one of those that are kept. */
export function keptType(contentType: string): ContentType | undefined {
  return CONTENT_TYPES.find((kept) => kept === contentType);
}

const MARKUP = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+)?([a-z][\w:.-]*)/i;
/** Roots by which a browser takes a text for a page. */
const PAGES: ReadonlySet<string> = new Set(['html', 'svg', 'svg:svg', 'xhtml', 'script', 'body']);

/**
 * The type of a text by how it begins and what its file is called; undefined: it is a page, which is
 * not kept.
 * @param head its first characters
 */
export function textType(head: string, fileName: string): ContentType | undefined {
  const text = head.replace(/^\u{FEFF}/u, '');
  const root = MARKUP.exec(text)?.[1]?.toLowerCase();
  if (root !== undefined && PAGES.has(root)) return undefined;
  if (/^\s*<\?xml/.test(text)) return 'application/xml';
  if (root !== undefined) return undefined;
  return fileName.toLowerCase().endsWith('.csv') ? 'text/csv' : 'text/plain';
}
