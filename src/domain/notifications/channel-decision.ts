import { isRequiredByLaw } from '#domain/privacy/restriction.ts';
import { SKIP_REASONS, type Channel, type SkipReason } from './channels.ts';
import type { NotificationType } from './notification-types.ts';
import type { Preference } from './preferences.ts';

/** Everything on which it depends where a notification goes. */
export interface ChannelFacts {
  readonly type: NotificationType;
  readonly preference: Preference;
  /** Whether the person can be reached there: an e-mail address, a phone number, a browser. */
  readonly addresses: { readonly email: boolean; readonly phone: boolean; readonly push: boolean };
  /** Whether the service has what it needs to send. A browser can always be reached. */
  readonly configured: { readonly email: boolean; readonly sms: boolean };
  /** Whether it is a quiet hour of the organization now. */
  readonly quiet: boolean;
  /** Whether data of the person is kept and not used. */
  readonly restricted: boolean;
  /** Whether the person has it by e-mail already. */
  readonly mailed: boolean;
}

/** The first state of a delivery; a reason where it is skipped. */
export interface ChannelDecision {
  readonly status: 'Pending' | 'Sent' | 'Skipped';
  readonly reason: SkipReason | null;
}

/**
 * Where a notification goes, and for every channel where it does not, why: that the person disabled
 * the type, that their data may not be used for what the law does not require, that they disabled the
 * channel, cannot be reached there, that the service cannot send there, or that it
 * is a quiet hour, in this order. In the app it has arrived with its record; by e-mail where the
 * person was written to in another way.
 * Rule: quiet hours hold back SMS and Push only, and nothing of SystemAlert.
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
