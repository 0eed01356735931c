import { useQuery } from '@tanstack/react-query';
import { daysBetween } from '#domain/kernel/local-date.ts';
import { LETTER_CHANNELS } from '#domain/letters/letter-delivery.ts';
import { SENDING_GAPS } from '#domain/letters/sending-preview.ts';
import type { SendingPreview } from '../api/generated.ts';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { api, useRight } from '../session/session.ts';
import type { Check, Gap } from '../ui/CheckPanel.tsx';

/** Operations that preview what another sends. */
type SendingPreviewOperation =
  | 'previewCallSending'
  | 'previewConvocations'
  | 'previewMinutesSending'
  | 'previewReminderSending'
  | 'previewStatementSending';

/** Pages on which gaps are mended, for those who may. */
const PAGES: Partial<
  Record<(typeof SENDING_GAPS)[number], (may: ReturnType<typeof useRight>) => string | undefined>
> = {
  BankAccountMissing: (may) => (may('createBankAccount') ? '/bank-accounts/new' : undefined),
  AddressMissing: (may) => (may('updateOwner') ? '/owners' : undefined),
};

/**
 * Loads what sending letters would do, for the panel before it.
 * @param known gaps that the page knows; with a blocking one the service would refuse, so it is not asked
 */
export function useSendingCheck(
  of: SendingPreviewOperation,
  id: string,
  known: readonly Gap[] = [],
): Check {
  const { t } = useWords();
  const { money, day } = useFormat();
  const may = useRight();
  const isAsked = !known.some(({ isBlocking }) => isBlocking);
  const query = useQuery({
    ...apiQuery(of, { path: { id } }),
    enabled: isAsked,
    // Loaded each time that the panel opens, and not again once the letters are sent.
    staleTime: 'static',
    gcTime: 0,
  });
  const preview = query.data?.data;
  if (preview === undefined)
    return { facts: [], gaps: known, isPending: isAsked && query.isPending, error: query.error };
  const { recipients, total, post_by: postBy, gaps } = preview;
  const missing = gaps.map(({ code, severity, count }) => ({
    id: code,
    text: t('web.check.gap', { gap: t(`enum.SendingGap.${code}`), count }),
    isBlocking: severity === 'Blocking',
    path: PAGES[code]?.(may),
  }));
  return {
    facts: [
      [t('web.check.total'), total === null ? null : money(total)],
      [
        t('web.check.post_by'),
        postBy === null
          ? null
          : t('web.check.days_left', {
              day: day(postBy),
              days: Math.max(0, daysBetween(today(), postBy)),
            }),
      ],
    ],
    gaps: [...known, ...missing],
    ready: listReady(preview).map((code) => t(`web.check.ready.${code}`)),
    recipients: LETTER_CHANNELS.map((channel) => ({
      channel,
      count: countLetters(recipients.filter((one) => one.channel === channel)),
    })),
    drafts: {
      languages: [...Map.groupBy(recipients, ({ language }) => language)].map(
        ([language, own]) => ({ language, count: countLetters(own) }),
      ),
      get: (language) => api.file(of, { path: { id }, query: { language }, format: 'pdf' }),
    },
    error: query.error,
  };
}

function countLetters(recipients: SendingPreview['recipients']): number {
  return recipients.reduce((sum, { count }) => sum + count, 0);
}

/** Lists what the service checked and found present. */
function listReady({
  gaps,
  total,
  post_by: postBy,
}: SendingPreview): readonly (typeof SENDING_GAPS)[number][] {
  const checked = {
    BankAccountMissing: total !== null,
    AddressMissing: true,
    LateForPost: postBy !== null,
  };
  return SENDING_GAPS.filter((code) => checked[code] && gaps.every((gap) => gap.code !== code));
}
