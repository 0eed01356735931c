import { isRequiredByLaw } from '#domain/privacy/restriction.ts';
import { SKIP_REASONS, type Channel, type SkipReason } from './channels.ts';
import type { NotificationType } from './notification-types.ts';
import type { Preference } from './preferences.ts';

/** The facts that decide where a notification is sent. */
export interface ChannelFacts {
  readonly type: NotificationType;
  readonly preference: Preference;
  /** Whether the person can be reached: an e-mail address, a phone number, a browser. */
  readonly addresses: { readonly email: boolean; readonly phone: boolean; readonly push: boolean };
  /** Whether the service is configured to send. A browser can always be reached. */
  readonly configured: { readonly email: boolean; readonly sms: boolean };
  /** Whether it is currently a quiet hour of the organization. */
  readonly quiet: boolean;
  /** Whether processing of the person's data is restricted. */
  readonly restricted: boolean;
  /** Whether the person already received it by e-mail. */
  readonly mailed: boolean;
}

/** Initial status of a delivery; with a reason if skipped. */
export interface ChannelDecision {
  readonly status: 'Pending' | 'Sent' | 'Skipped';
  readonly reason: SkipReason | null;
}

/**
 * Decides where a notification is sent and, for every other channel, why not, checking in this order: the
 * person disabled the type, processing of their data is restricted and the law does not require it, they
 * disabled the channel, they have no address there, the service is not configured, or it is a quiet hour.
 * In the app it is delivered with its record; by e-mail if another mail already said it.
 * Rule: quiet hours apply to SMS and Push only, and never to SystemAlert.
 */
export function decideChannels(facts: ChannelFacts): Record<Channel, ChannelDecision> {
  const { type, preference, addresses, configured } = facts;
  const isHeldBack = facts.quiet && type !== 'SystemAlert';
  const restricted = facts.restricted && !isRequiredByLaw(type);
  const decide = (reasons: Partial<Record<SkipReason, boolean>>): ChannelDecision =>
    decisionFor({ type_disabled: !preference.enabled, restricted, ...reasons });
  const email = decide({
    channel_disabled: !preference.email_enabled,
    no_address: !addresses.email,
    not_configured: !configured.email,
  });
  return {
    Email: facts.mailed && email.status === 'Pending' ? { status: 'Sent', reason: null } : email,
    SMS: decide({
      channel_disabled: !preference.sms_enabled,
      no_address: !addresses.phone,
      not_configured: !configured.sms,
      quiet_hours: isHeldBack,
    }),
    Push: decide({
      channel_disabled: !preference.push_enabled,
      no_address: !addresses.push,
      quiet_hours: isHeldBack,
    }),
    InApp: preference.enabled
      ? { status: 'Sent', reason: null }
      : { status: 'Skipped', reason: 'type_disabled' },
  };
}

function decisionFor(reasons: Partial<Record<SkipReason, boolean>>): ChannelDecision {
  const reason = SKIP_REASONS.find((candidate) => reasons[candidate] === true);
  return reason === undefined ? { status: 'Pending', reason: null } : { status: 'Skipped', reason };
}
