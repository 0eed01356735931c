import { useQuery } from '@tanstack/react-query';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { RelatedStrip, type Related } from '../../shared/ui/RelatedStrip.tsx';
import { LOADING, useRelatedEntry } from '../../shared/ui/related.ts';

/** Call, its letters, the payments, and the entry. */
export function RelatedOfCall({ call }: { readonly call: CallForFunds }) {
  const { t } = useWords();
  const { day } = useFormat();
  const letters = useLetters(call);
  const payments = usePayments(call);
  const entry = useRelatedEntry(call.journal_entry_ids);
  return (
    <RelatedStrip
      records={[
        {
          kind: t('enum.EntrySourceType.CallForFunds'),
          name: t('web.related.of', { day: day(call.call_date) }),
          isCurrent: true,
        },
        letters,
        payments,
        entry,
      ]}
    />
  );
}

function useLetters({ id, sent_at: sent }: CallForFunds): Related | null {
  const { t } = useWords();
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('listCallDeliveries', { path: { id } }),
    enabled: may('listCallDeliveries') && sent !== null,
  });
  if (!may('listCallDeliveries')) return null;
  const kind = t('web.related.letters');
  if (sent === null) return { kind, name: t('web.related.not_yet') };
  const letters = data?.data;
  if (letters === undefined) return { kind, name: LOADING };
  const toPost = letters.filter(({ status }) => status === 'ToPost').length;
  return {
    kind,
    name: t('web.check.letters', { count: letters.length }),
    detail: t('web.related.to_post', { count: toPost }),
  };
}

/** Amount that was paid, for readers who see all payments. */
function usePayments({ total_amount, open_amount: open, sent_at: sent }: CallForFunds) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  if (!may('listPayments')) return null;
  const kind = t('web.related.payments');
  if (sent === null || open === null) return { kind, name: t('web.related.not_yet') };
  return {
    kind,
    name: money(sumEuro([total_amount, -open])),
    detail: open > 0 ? t('web.related.left', { amount: money(open) }) : '',
  };
}
