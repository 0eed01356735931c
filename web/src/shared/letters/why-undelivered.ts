import { SKIP_REASONS } from '#domain/notifications/channels.ts';
import type { Words } from '../i18n/words.tsx';

/** Why something did not arrive: a reason of the service in words, what a mail server answered as it did. */
export function whyUndelivered(error: string | null, t: Words['t']): string | null {
  const known = SKIP_REASONS.find((reason) => reason === error);
  return known === undefined ? error : t(`enum.DeliverySkipReason.${known}`);
}
