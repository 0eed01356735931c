import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { ruleBody, type RuleInput } from './rule-input.ts';

/**
 * Form for a new rule, blank or prefilled from the current transaction. Resubmitting creates no
 * second rule.
 */
export function NewRule(props: {
  readonly from: RuleInput;
  readonly asksBuilding?: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { from, asksBuilding = false, onClose } = props;
  const create = useAct('createBankRule');
  const keyOf = useIdempotencyKey();
  const submit = (typed: RuleInput) => {
    const body = { building_id: typed.building_id, ...ruleBody(typed) };
    create.mutate({ body, idempotencyKey: keyOf(body) }, { onSuccess: onClose });
  };
  return (
    <RuleDialog
      title={t('web-bank.rules.new')}
      from={from}
      asksBuilding={asksBuilding}
      act={create}
      submit={submit}
      onClose={onClose}
    />
  );
}
