import { useForm } from '@mantine/form';
import type { FiscalYear } from '../../../shared/api/generated.ts';
import { useAct } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { CheckPanel, isBlocked } from '../../../shared/ui/CheckPanel.tsx';
import { DecisionField } from '../../../shared/ui/DecisionField.tsx';
import { Form } from '../../../shared/ui/Form.tsx';
import { Warnings, listGaps } from '../../../shared/ui/Warnings.tsx';
import { field } from '../../../shared/ui/form.ts';
import { Explain } from '../../../shared/ui/record.tsx';
import { RESULT, listFindings, type Finding, type Step } from './stages.ts';
import { useMayDo } from './use-may-do.ts';

/** Closes the year once every warning has been accepted, and a result that is left has its decision. */
export function CloseStage(props: {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly steps: readonly Step[];
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { year, etag, steps } = props;
  const isMine = useMayDo(steps.find(({ code }) => code === 'Close'));
  const close = useAct('closeFiscalYear');
  const form = useForm({
    mode: 'controlled',
    initialValues: { acknowledge: new Array<Finding['code']>(), result_decision_id: '' },
  });
  const { acknowledge, result_decision_id: decision } = form.values;
  const findings = listFindings(year, steps, 'close', true);
  const left = findings.filter(({ code }) => code !== RESULT || decision === '');
  const check = { facts: [], gaps: listGaps(left, acknowledge, t) };
  if (!isMine || !year.allowed_actions.includes('close')) return <CheckPanel check={check} />;
  return (
    <Form
      form={form}
      act={close}
      submit={t('web-books.closing.close')}
      isBlocked={isBlocked(check)}
      onSubmit={form.onSubmit(() =>
        close.mutate({
          path: { id: year.id },
          body: decision === '' ? { acknowledge } : { acknowledge, result_decision_id: decision },
          etag,
        }),
      )}
    >
      <CheckPanel check={check} />
      {findings.some(({ code }) => code === RESULT) && (
        <DecisionField
          {...field(form, 'result_decision_id')}
          buildingId={year.building_id}
          label={t('web-books.closing.result_decision')}
          value={decision}
        />
      )}
      <Warnings
        findings={findings}
        accepted={acknowledge}
        onAccept={(codes) => form.setFieldValue('acknowledge', codes)}
      />
      <Explain>{t('web-books.closing.sentence', { date: day(year.end_date) })}</Explain>
    </Form>
  );
}
