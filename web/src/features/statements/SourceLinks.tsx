import { useWords } from '../../shared/i18n/words.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Links to the invoice, the journal entry and the decision of a cost. */
export function SourceLinks(props: {
  readonly source: {
    readonly expense_id: string | null;
    readonly entry_id: string | null;
    readonly decision_id: string | null;
  };
}) {
  const { t } = useWords();
  const { expense_id, entry_id, decision_id } = props.source;
  return (
    <>
      {expense_id !== null && (
        <TextLink to="/expenses/$id" params={{ id: expense_id }}>
          {t('web-statements.invoice')}
        </TextLink>
      )}
      {entry_id !== null && (
        <TextLink to="/journal-entries/$id" params={{ id: entry_id }}>
          {t('web-statements.entry')}
        </TextLink>
      )}
      {decision_id !== null && (
        <TextLink to="/decisions/$id" params={{ id: decision_id }}>
          {t('web-statements.decision')}
        </TextLink>
      )}
    </>
  );
}
