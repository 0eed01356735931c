import { Button, Group, Stack, type StackProps } from '@mantine/core';
import { use, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { DialogButtons } from './DialogButtons.tsx';
import { Problem } from './Problem.tsx';
import { FieldsOf, type FormOfFields } from './fields.tsx';
import { useRefusals, type AnyForm } from './form.ts';
import { CloseDialog, useUnsaved } from './unsaved.ts';

/** Submission of a form: sent, refused or neither. */
export interface Submission {
  readonly isPending: boolean;
  /** Why the service refused it. */
  readonly error: unknown;
}

type FormProps = Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'action'> & {
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
};

/**
 * Form that protects unsaved input. What was submitted counts as saved, so that the page can move
 * on, unless the service refused it. Values that fields preselect before any input do not count.
 */
export function UnsavedForm(
  props: FormProps & {
    readonly form: Pick<AnyForm, 'getValues' | 'isValid'>;
    /** Why the service refused the submission. */
    readonly error: unknown;
    readonly isProtected?: boolean;
  },
) {
  const { form, error, isProtected = true, onSubmit, ...rest } = props;
  const first = useRef<string>(undefined);
  const sent = useRef<string>(undefined);
  const typed = () => JSON.stringify(form.getValues());
  const touch = () => {
    first.current ??= typed();
  };
  useUnsaved(() => {
    if (first.current === undefined || !isProtected) return false;
    const now = typed();
    return now !== first.current && (error !== null || now !== sent.current);
  });
  return (
    <form
      {...rest}
      onKeyDownCapture={touch}
      onPointerDownCapture={touch}
      onInputCapture={touch}
      onDropCapture={touch}
      onSubmit={(event) => {
        if (form.isValid() === true) sent.current = typed();
        onSubmit(event);
      }}
    />
  );
}

/**
 * Form with what the service refused above its fields, in one list, and the submit button below.
 * Its fields are required and limited as the operation says.
 */
export function Form(
  props: FormProps & {
    readonly form: AnyForm;
    /** Operation that receives the fields. */
    readonly of?: FormOfFields['of'];
    /** Returns the mark beside the label of a field, by its name. */
    readonly beside?: FormOfFields['beside'];
    readonly act: Submission;
    /** Label of the submit button; forms with other buttons show them among their fields. */
    readonly submit?: string;
    /** Buttons beside the submit button; one that submits too is told by its value. */
    readonly also?: ReactNode;
    /** Whether it cannot be submitted now. */
    readonly isBlocked?: boolean;
    /** Whether its action cannot be undone, or destroys or reverses something. */
    readonly caution?: 'final' | 'destructive' | undefined;
    /** Maps a refused field to its input if their names differ; must be a stable function. */
    readonly inputOf?: (field: string) => string;
    /** Short form without input to protect; its button is as wide as the form. */
    readonly isBrief?: boolean;
    readonly gap?: StackProps['gap'];
    readonly maw?: StackProps['maw'];
  },
) {
  const {
    form,
    of,
    beside,
    act,
    submit,
    also,
    inputOf,
    caution,
    isBrief = false,
    ...others
  } = props;
  const { gap = 'md', maw = 640, isBlocked = false, children, ...rest } = others;
  const faults = useRefusals(form, act.error, inputOf);
  const within = useMemo(() => ({ form, of, beside }), [form, of, beside]);
  const button = submit !== undefined && (
    <Button
      type="submit"
      loading={act.isPending}
      disabled={isBlocked}
      data-final={caution}
      {...(caution === 'destructive' ? { color: 'red' } : {})}
    >
      {submit}
    </Button>
  );
  return (
    <UnsavedForm {...rest} form={form} error={act.error} isProtected={!isBrief}>
      <Stack gap={gap} maw={maw}>
        <Problem error={act.error} faults={faults} />
        <FieldsOf value={within}>{children}</FieldsOf>
        {button && (
          <Buttons isBrief={isBrief}>
            {button}
            {also}
          </Buttons>
        )}
      </Stack>
    </UnsavedForm>
  );
}

/** Places the submit button; in a dialog, beside the way back. */
function Buttons(props: { readonly isBrief: boolean; readonly children: ReactNode }) {
  const isInDialog = use(CloseDialog) !== undefined;
  if (isInDialog) return <DialogButtons>{props.children}</DialogButtons>;
  return props.isBrief ? props.children : <Group>{props.children}</Group>;
}
