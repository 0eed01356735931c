import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '../../shared/i18n/words.tsx';
import { DecisionField } from '../../shared/ui/DecisionField.tsx';
import { OwnersField } from '../../shared/ui/OwnersField.tsx';
import { field } from '../../shared/ui/form.ts';
import { asksDecision, asksExcluded, type ExpenseInput } from './expense-input.ts';

/**
 * The decision of the assembly behind a cost, with whose calls it is settled, and the owners who bear
 * nothing of it; each where the account may have it.
 */
export function CostTerms(props: {
  readonly form: UseFormReturnType<ExpenseInput>;
  readonly account: string;
  readonly of: Pick<ExpenseInput, 'decision_id' | 'excluded_owner_ids'> | undefined;
  /** Start of the names of its fields. */
  readonly place?: string;
}) {
  const { t } = useWords();
  const { form, account, of, place = '' } = props;
  const { building_id: buildingId, borne_by: bearer } = form.values;
  if (of === undefined || (bearer !== 'Owners' && bearer !== 'Reserve')) return null;
  return (
    <>
      {asksDecision(account, bearer, of) && (
        <DecisionField
          {...field(form, `${place}decision_id`)}
          buildingId={buildingId}
          value={of.decision_id}
        />
      )}
      {asksExcluded(account, bearer, of) && (
        <OwnersField
          {...field(form, `${place}excluded_owner_ids`)}
          buildingId={buildingId}
          label={t('web-expenses.excluded')}
          description={t('web-expenses.excluded_hint')}
          value={[...of.excluded_owner_ids]}
        />
      )}
    </>
  );
}
