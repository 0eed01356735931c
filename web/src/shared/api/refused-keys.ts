/**
 * Keys under which the service has refused something. It answers a key that it knows as it did before,
 * so what is sent again, once the reason is gone, goes under another one.
 */
const refused = new Set<string>();

export function noteRefused(key: string): void {
  refused.add(key);
}

export function wasRefused(key: string): boolean {
  return refused.has(key);
}
