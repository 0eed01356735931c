/** Where a notification leads, as an address that a browser opens; null: leads nowhere. */
export function webLink(publicUrl: string, link: string | null): string | null {
  if (link === null) return null;
  if (link.startsWith('/')) return `${publicUrl.replace(/\/+$/, '')}${link}`;
  // Anything else in the place of an address would be a program, for some of them who read mail.
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null;
}
