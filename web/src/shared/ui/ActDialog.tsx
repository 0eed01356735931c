import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CheckPanel, isBlocked, type Check } from './CheckPanel.tsx';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import type { FormOfFields } from './fields.tsx';

/**
 * Dialog that explains an action and asks for its input. It stays open with its input if the
 * service refuses.
 */
export function ActDialog<Values extends Record<string, unknown>>(props: {
  readonly title: string;
  readonly consequence: ReactNode;
  /** Label of the submit button. */
  readonly submit: string;
  readonly initial: Values;
  readonly validate?: FormRulesRecord<Values>;
  readonly run: (given: Values) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode | ((form: UseFormReturnType<Values>) => ReactNode);
  /** Shown before an irreversible action, which its blocking gaps prevent; may depend on the input. */
  readonly check?: Check | ((given: Values) => Check) | undefined;
  /** Whether the action cannot be undone, or destroys or reverses something. */
  readonly caution?: 'final' | 'destructive';
  /** Operation that receives the input. */
  readonly of?: FormOfFields['of'];
}) {
  const { title, consequence, submit, initial, of, onClose, children, caution } = props;
  // Action as of opening the dialog, so that a later change by someone else is not overwritten.
  const [run] = useState(() => props.run);
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: (given: Values) => run(given),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries(),
  });
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    validate: props.validate ?? {},
  });
  const check = typeof props.check === 'function' ? props.check(form.values) : props.check;
  return (
    <Dialog onClose={onClose} title={title} isPanel={check !== undefined}>
      <Form
        form={form}
        act={act}
        onSubmit={form.onSubmit((given) => act.mutate(given))}
        submit={submit}
        caution={caution}
        isBlocked={check !== undefined && isBlocked(check)}
        of={of}
      >
        <div>{consequence}</div>
        {check !== undefined && <CheckPanel check={check} />}
        {typeof children === 'function' ? children(form) : children}
      </Form>
    </Dialog>
  );
}
