/** File types that are kept: office formats, nothing executable. */
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

/** Types that browsers display without running any of their content as part of a page. */
const SHOWN: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** Whether a browser may show a file of this type instead of saving it. */
export function isShown(contentType: string): boolean {
  return SHOWN.includes(contentType);
}

/** Whether the type is one of printed, scanned or photographed papers. */
export function isPaper(contentType: string): boolean {
  return contentType === 'application/pdf' || isPicture(contentType);
}

/** Whether the type is one of pictures. */
export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/');
}

/** Returns the type if it is one that is kept. */
export function findContentType(contentType: string): ContentType | undefined {
  return CONTENT_TYPES.find((kept) => kept === contentType);
}

const PROLOG = /^\s*(?:<\?xml[^>]*\?>\s*)?/;
const ROOT = /^<(?:!doctype\s+)?([a-z][\w:.-]*)/i;
/** Root elements that make a browser treat a text as a page. */
const PAGES: ReadonlySet<string> = new Set(['html', 'svg', 'svg:svg', 'xhtml', 'script', 'body']);

/**
 * Finds the root element of a markup, after its comments; undefined for other texts. A single pattern for
 * all of it would try each way to divide the text into comments.
 */
function findRoot(text: string): string | undefined {
  let rest = text.slice(PROLOG.exec(text)?.[0].length);
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end === -1) return undefined;
    rest = rest.slice(end + 3).trimStart();
  }
  return ROOT.exec(rest)?.[1]?.toLowerCase();
}

/**
 * Determines the type of a text by its beginning and its file name; undefined for a page, which is not
 * kept.
 * @param head its first characters
 */
export function detectTextType(head: string, fileName: string): ContentType | undefined {
  const text = head.replace(/^\u{FEFF}/u, '');
  const root = findRoot(text);
  if (root !== undefined && PAGES.has(root)) return undefined;
  if (/^\s*<\?xml/.test(text)) return 'application/xml';
  if (root !== undefined) return undefined;
  return fileName.toLowerCase().endsWith('.csv') ? 'text/csv' : 'text/plain';
}
