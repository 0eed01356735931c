import { SKIP_REASONS } from '#domain/notifications/channels.ts';
import type { Words } from '../i18n/words.tsx';

/**
 * Reason why a delivery failed: translated if the service knows it, else the mail server’s answer
 * unchanged.
 */
export function explainNonDelivery(error: string | null, t: Words['t']): string | null {
  const known = SKIP_REASONS.find((reason) => reason === error);
  return known === undefined ? error : t(`enum.DeliverySkipReason.${known}`);
}
