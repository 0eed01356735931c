import { useQuery } from '@tanstack/react-query';
import { daysBetween } from '#domain/kernel/local-date.ts';
import { LETTER_CHANNELS } from '#domain/letters/letter-delivery.ts';
import { apiQuery } from '../api/query.ts';
import { useFormat } from '../format/format.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import { api } from '../session/session.ts';
import type { Check, Gap } from '../ui/CheckPanel.tsx';

/** Operations that preview what another sends. */
type SendingPreviewOperation =
  | 'previewCallSending'
  | 'previewConvocations'
  | 'previewMinutesSending'
  | 'previewReminderSending';

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
  const countBy = (channel: string) =>
    recipients.reduce((sum, one) => sum + (one.channel === channel ? one.count : 0), 0);
  const missing = gaps.map(({ code, severity, count }) => ({
    id: code,
    text: t('web.check.gap', { gap: t(`enum.SendingGap.${code}`), count }),
    isBlocking: severity === 'Blocking',
  }));
  return {
    facts: [
      ...LETTER_CHANNELS.map(
        (channel) =>
          [
            t(`enum.LetterChannel.${channel}`),
            t('web.check.letters', { count: countBy(channel) }),
          ] as const,
      ),
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
    drafts: {
      languages: [...new Set(recipients.map(({ language }) => language))],
      get: (language) => api.file(of, { path: { id }, query: { language }, format: 'pdf' }),
    },
    error: query.error,
  };
}
