/** Makes the absolute URL of a notification's link; null: no link. */
export function webLink(publicUrl: string, link: string | null): string | null {
  if (link === null) return null;
  if (link.startsWith('/')) return `${publicUrl.replace(/\/+$/, '')}${link}`;
  // Some mail programs would run anything else, such as a script URL.
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null;
}
