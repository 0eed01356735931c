import { describe, expect, it } from 'vitest';
import { decideChannels, type ChannelFacts } from './channel-decision.ts';
import type { Channel } from './channels.ts';
import { NOTIFICATION_TYPES } from './notification-types.ts';

const FLAGS = [false, true];

/** Lists all combinations of this many booleans. */
function combinations(count: number): boolean[][] {
  return count === 0
    ? [[]]
    : combinations(count - 1).flatMap((rest) => FLAGS.map((flag) => [...rest, flag]));
}

/** Every case: the preference, the addresses, the configuration, the hour. */
const circumstances = combinations(11).map((flags): Omit<ChannelFacts, 'type'> => {
  const [enabled = false, email_enabled = false, sms_enabled = false, push_enabled = false] = flags;
  const [email = false, phone = false, push = false] = flags.slice(4);
  const [mail = false, sms = false, quiet = false, mailed = false] = flags.slice(7);
  return {
    preference: { enabled, email_enabled, sms_enabled, push_enabled },
    addresses: { email, phone, push },
    configured: { email: mail, sms },
    quiet,
    mailed,
    restricted: false,
  };
});

/**
 * The rules as a table, read from the top: the first matching line decides for a channel. '-' matches any
 * value.
 * type on, channel on, address, configured, quiet → outcome
 */
const LINES: readonly (readonly [string, string])[] = [
  ['0----', 'Skipped type_disabled'],
  ['10---', 'Skipped channel_disabled'],
  ['110--', 'Skipped no_address'],
  ['1110-', 'Skipped not_configured'],
  ['11111', 'Skipped quiet_hours'],
  ['11110', 'Pending null'],
];

function outcome(...bits: readonly boolean[]): string {
  const seen = bits.map(Number).join('');
  const line = LINES.find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll('-', '.')}$`).test(seen),
  );
  return line?.[1] ?? 'no line';
}

function expected({ type, preference, addresses, configured, quiet, mailed }: ChannelFacts) {
  const { enabled, email_enabled, sms_enabled, push_enabled } = preference;
  const held = type === 'SystemAlert' ? false : quiet;
  const email = outcome(enabled, email_enabled, addresses.email, configured.email, false);
  return {
    Email: mailed && email === 'Pending null' ? 'Sent null' : email,
    SMS: outcome(enabled, sms_enabled, addresses.phone, configured.sms, held),
    Push: outcome(enabled, push_enabled, addresses.push, true, held),
    InApp: enabled ? 'Sent null' : 'Skipped type_disabled',
  };
}

function decided(facts: ChannelFacts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(decideChannels(facts)).map(([channel, { status, reason }]) => [
      channel,
      `${status} ${reason}`,
    ]),
  );
}

describe('decideChannels', () => {
  it.each(NOTIFICATION_TYPES)('decides for %s in all 2,048 circumstances', (type) => {
    expect(circumstances).toHaveLength(2048);
    const wrong = circumstances
      .map((circumstance) => ({ type, ...circumstance }))
      .filter((facts) => JSON.stringify(decided(facts)) !== JSON.stringify(expected(facts)));
    expect(wrong).toEqual([]);
  });

  const reachable: ChannelFacts = {
    type: 'PaymentOverdue',
    preference: { enabled: true, email_enabled: true, sms_enabled: true, push_enabled: true },
    addresses: { email: true, phone: true, push: true },
    configured: { email: true, sms: true },
    quiet: false,
    mailed: false,
    restricted: false,
  };

  it.each<[string, Partial<ChannelFacts>, Partial<Record<Channel, string>>]>([
    [
      'goes everywhere when nothing is in the way',
      {},
      { Email: 'Pending null', SMS: 'Pending null', Push: 'Pending null', InApp: 'Sent null' },
    ],
    [
      'goes nowhere when the type is disabled, whatever else is missing',
      {
        preference: { enabled: false, email_enabled: false, sms_enabled: true, push_enabled: true },
        addresses: { email: false, phone: false, push: false },
        configured: { email: false, sms: false },
        quiet: true,
      },
      {
        Email: 'Skipped type_disabled',
        SMS: 'Skipped type_disabled',
        Push: 'Skipped type_disabled',
        InApp: 'Skipped type_disabled',
      },
    ],
    [
      'sends no e-mail to who has it by e-mail already',
      { mailed: true },
      { Email: 'Sent null', SMS: 'Pending null', Push: 'Pending null', InApp: 'Sent null' },
    ],
    [
      'stays in the app while the data of the person is restricted',
      { type: 'TicketUpdate', restricted: true },
      {
        Email: 'Skipped restricted',
        SMS: 'Skipped restricted',
        Push: 'Skipped restricted',
        InApp: 'Sent null',
      },
    ],
    [
      'goes everywhere though the data is restricted, where the law requires it',
      { type: 'CallForFundsIssued', restricted: true },
      { Email: 'Pending null', SMS: 'Pending null', Push: 'Pending null', InApp: 'Sent null' },
    ],
    [
      'holds back SMS and Push in quiet hours',
      { quiet: true },
      {
        Email: 'Pending null',
        SMS: 'Skipped quiet_hours',
        Push: 'Skipped quiet_hours',
        InApp: 'Sent null',
      },
    ],
    [
      'wakes people for an alert',
      { type: 'SystemAlert', quiet: true },
      { Email: 'Pending null', SMS: 'Pending null', Push: 'Pending null', InApp: 'Sent null' },
    ],
    [
      'says that a person has no address before it says that the service cannot send',
      {
        addresses: { email: false, phone: false, push: false },
        configured: { email: false, sms: false },
      },
      {
        Email: 'Skipped no_address',
        SMS: 'Skipped no_address',
        Push: 'Skipped no_address',
        InApp: 'Sent null',
      },
    ],
    [
      'says that the service cannot send',
      { configured: { email: false, sms: false }, quiet: true },
      {
        Email: 'Skipped not_configured',
        SMS: 'Skipped not_configured',
        Push: 'Skipped quiet_hours',
        InApp: 'Sent null',
      },
    ],
  ])('%s', (_what, change, decision) => {
    expect(decided({ ...reachable, ...change })).toEqual(decision);
  });
});
