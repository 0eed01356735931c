import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import type { LetterChannel } from './letter-delivery.ts';

/** Gaps in letters before they are sent, in display order, and whether the web app refuses to send. */
const SEVERITIES = {
  BankAccountMissing: 'Blocking',
  AddressMissing: 'Warning',
  LateForPost: 'Warning',
} as const satisfies Record<string, (typeof FINDING_SEVERITIES)[number]>;

type SendingGapCode = keyof typeof SEVERITIES;

export const SENDING_GAPS = Object.keys(SEVERITIES) as SendingGapCode[];

/** A letter that would be sent. */
export interface ComingLetter {
  readonly channel: LetterChannel;
  readonly language: Language;
  /** Postal address of the owner. */
  readonly address: string | null;
  /** Whether it asks for a payment without naming an account. */
  readonly is_without_account: boolean;
}

/** A gap, and the number of letters concerned. */
export interface SendingGap {
  readonly code: SendingGapCode;
  readonly severity: (typeof SEVERITIES)[SendingGapCode];
  readonly count: number;
}

/**
 * Lists what letters lack before they are sent.
 * @param postBy last day to post them in time; null: no term
 */
export function listSendingGaps(
  letters: readonly ComingLetter[],
  { today, postBy }: { readonly today: LocalDate; readonly postBy: LocalDate | null },
): SendingGap[] {
  const posted = letters.filter(({ channel }) => channel === 'Post');
  const isLate = postBy !== null && today > postBy;
  const counts: Readonly<Record<SendingGapCode, number>> = {
    BankAccountMissing: letters.filter((letter) => letter.is_without_account).length,
    AddressMissing: posted.filter(({ address }) => (address ?? '').trim() === '').length,
    LateForPost: isLate ? posted.length : 0,
  };
  return SENDING_GAPS.flatMap((code) =>
    counts[code] === 0 ? [] : [{ code, severity: SEVERITIES[code], count: counts[code] }],
  );
}

/** Letters of one channel in one language. */
export interface RecipientCount {
  readonly channel: LetterChannel;
  readonly language: Language;
  readonly count: number;
}

/** Counts letters by channel and language, in the order in which each occurs first. */
export function countRecipients(
  letters: readonly Pick<ComingLetter, 'channel' | 'language'>[],
): RecipientCount[] {
  const groups = Map.groupBy(letters, ({ channel, language }) => `${channel} ${language}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [{ channel: first.channel, language: first.language, count: group.length }];
  });
}
