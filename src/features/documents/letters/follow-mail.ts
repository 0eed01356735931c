import type { SettledMail } from '#features/mails/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { addToPost } from './send-letters.ts';

/** Adds a letter to the list to post when its mail was refused. */
export async function followMail(
  ctx: TenantContext,
  { status, letter_id }: SettledMail,
): Promise<void> {
  if (status !== 'Failed' || letter_id === null) return;
  await addToPost(ctx, [letter_id]);
}
