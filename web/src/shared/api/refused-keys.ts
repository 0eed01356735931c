/**
 * Keys under which the service has refused something. It answers a key that it knows as it did before,
 * so what is sent again, once the reason is gone, goes under another one.
 */
const refused = new Set<string>();

/**
 * Notes a refusal that stands. What is still under way, or broke off in the service, may yet have been
 * done: that keeps its key, so that it is done once.
 */
export function noteRefusal(
  { status, code }: { readonly status: number; readonly code: string },
  key: string | undefined,
): void {
  if (key === undefined || status >= 500 || code === 'idempotency_in_progress') return;
  refused.add(key);
}

export function wasRefused(key: string): boolean {
  return refused.has(key);
}
