import type { SettledMail } from '#features/mails/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { putToPost } from './send-letters.ts';

/** Adds a letter to the list to post when its mail was refused. */
export async function followMail(
  ctx: TenantContext,
  { status, letter_id }: SettledMail,
): Promise<void> {
  if (status !== 'Failed' || letter_id === null) return;
  await putToPost(ctx, [letter_id]);
}
