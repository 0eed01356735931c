import { useWords } from '../../shared/i18n/words.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Most links of one kind in a row; a finding may be about all invoices of a supplier. */
const MOST = 5;

/** Links to the expenses, entries and bank transactions that a finding is about. */
export function RecordLinks(props: {
  readonly auditId: string;
  readonly expenseIds: readonly string[];
  readonly entryIds: readonly string[];
  readonly transactionId?: string | null;
}) {
  const { t } = useWords();
  const { auditId, expenseIds, entryIds, transactionId = null } = props;
  const more = Math.max(0, expenseIds.length - MOST) + Math.max(0, entryIds.length - MOST);
  return (
    <>
      {expenseIds.slice(0, MOST).map((id, place) => (
        <span key={id}>
          <TextLink to="/expenses/$id" params={{ id }}>
            {t('web-auditor.expense_number', { number: place + 1 })}
          </TextLink>{' '}
        </span>
      ))}
      {entryIds.slice(0, MOST).map((entry_id, place) => (
        <span key={entry_id}>
          <TextLink to="/audits/$id/vouchers" params={{ id: auditId }} search={{ entry_id }}>
            {t('web-auditor.entry_number', { number: place + 1 })}
          </TextLink>{' '}
        </span>
      ))}
      {transactionId !== null && (
        <TextLink to="/bank-transactions/$id" params={{ id: transactionId }}>
          {t('web-auditor.transaction')}
        </TextLink>
      )}
      {more > 0 && t('web-auditor.more', { count: more })}
    </>
  );
}
