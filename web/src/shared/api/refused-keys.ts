/**
 * Idempotency keys whose request was refused. The service repeats its answer to a known key, so a
 * retry after the cause is gone needs a new one.
 */
const refused = new Set<string>();

/**
 * Notes a final refusal. A request that is still running or failed inside the service may have
 * taken effect, so it keeps its key and runs only once.
 */
export function noteRefusal(
  { status, code }: { readonly status: number; readonly code: string },
  key: string | undefined,
): void {
  if (key === undefined || status >= 500 || code === 'idempotency_in_progress') return;
  refused.add(key);
}

/** Whether the service has refused an idempotency key. */
export function isRefusedKey(key: string): boolean {
  return refused.has(key);
}
