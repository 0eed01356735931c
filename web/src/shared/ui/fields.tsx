import {
  Checkbox,
  PasswordInput,
  Select,
  Textarea,
  TextInput,
  type CheckboxProps,
  type PasswordInputProps,
  type SelectProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { fieldRules } from '../api/field-rules.generated.ts';
import type { operations } from '../api/generated.ts';
import { useWords } from '../i18n/words.tsx';
import { DayInput } from './DayInput.tsx';
import { field, type AnyForm } from './form.ts';

/** Form that fields belong to. */
export interface FormOfFields {
  readonly form: AnyForm;
  /** Operation that receives the fields. It says which are required, and how long they may be. */
  readonly of: keyof typeof operations | undefined;
  /** Returns the mark beside the label of a field, by its name. */
  readonly beside?: ((name: string) => ReactNode) | undefined;
}

/** Provides the form to the fields within it. */
export const FieldsOf = createContext<FormOfFields | undefined>(undefined);

interface Named {
  /** Field of the body, or its path: `lines.0.amount`. */
  readonly name: string;
  /** Message id. */
  readonly label: string;
  /** Message id of an explanation. */
  readonly hint?: string | undefined;
}

/** Props of an input for a field: name, label, value, error, and what the operation requires. */
function useField({ name, label, hint }: Named, type: 'input' | 'checkbox' = 'input') {
  const { t } = useWords();
  const within = use(FieldsOf);
  if (within === undefined) throw new Error(`the field ${name} is in no form`);
  const { form, of, beside } = within;
  const mark = beside?.(name) ?? null;
  const rules = of === undefined ? undefined : fieldRules[of];
  const rule = rules?.[name.replaceAll(/\.\d+/g, '')];
  // An update requires no field: it may leave each as it is.
  const isOptional = of?.startsWith('create') === true && rule?.required !== true;
  // One mark beside a label: a value that was read says more.
  const optional: object =
    isOptional && mark === null ? { labelProps: { 'data-optional': t('web.form.optional') } } : {};
  return {
    ...field(form, name, type),
    label: withMark(t(label), mark),
    ...(hint === undefined ? {} : { description: t(hint) }),
    rule: rule ?? {},
    /** Marks the label of a field that may stay empty. */
    optional,
  };
}

/** Label of a field with the mark beside it. */
export function withMark(label: string, mark: ReactNode): ReactNode {
  if (mark === null) return label;
  return (
    <>
      {label} {mark}
    </>
  );
}

type Own = 'name' | 'label' | 'form';

/** Input modes and types by kind of value. */
const KINDS = {
  text: {},
  email: { type: 'email' },
  amount: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
} as const;

/** Field for a line of text, an e-mail address or a figure. */
export function TextField(
  props: Named & { readonly as?: keyof typeof KINDS } & Omit<TextInputProps, Own>,
) {
  const { name, label, hint, as = 'text', ...input } = props;
  const { rule, optional, ...bound } = useField({ name, label, hint });
  const shown = { ...KINDS[as], ...bound, ...rule, ...(input.required === true ? {} : optional) };
  return <TextInput {...shown} withAsterisk={false} {...input} />;
}

/** Field for a day. */
export function DayField(
  props: Named & Omit<ComponentProps<typeof DayInput>, Own | 'value' | 'defaultValue' | 'onChange'>,
) {
  const { name, label, hint, ...input } = props;
  const { rule, optional, ...bound } = useField({ name, label, hint });
  const shown = { ...bound, ...rule, ...(input.required === true ? {} : optional) };
  return <DayInput {...shown} withAsterisk={false} {...input} />;
}

/** Field for several lines of text. */
export function AreaField(props: Named & Omit<TextareaProps, Own>) {
  const { name, label, hint, ...input } = props;
  const { rule, optional, ...bound } = useField({ name, label, hint });
  const shown = { ...bound, ...rule, ...(input.required === true ? {} : optional) };
  return <Textarea {...shown} withAsterisk={false} {...input} />;
}

/** Field for a password, which can be shown. */
export function PasswordField(props: Named & Omit<PasswordInputProps, Own>) {
  const { t } = useWords();
  const { name, label, hint, ...input } = props;
  const { rule, optional: _optional, ...bound } = useField({ name, label, hint });
  return (
    <PasswordInput
      {...bound}
      {...rule}
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('web.sign_in.show_password') }}
      {...input}
    />
  );
}

/** Field for one of a few values, whose texts are messages with a common beginning. */
function SelectField(
  props: Named & {
    readonly texts: string;
    readonly values: readonly (string | number)[];
  } & Omit<SelectProps, Own | 'data'>,
) {
  const { t } = useWords();
  const { name, label, hint, texts, values, ...input } = props;
  const { rule: _rule, optional: _optional, ...bound } = useField({ name, label, hint });
  return (
    <Select
      {...bound}
      data={values.map(String).map((value) => ({ value, label: t(`${texts}.${value}`) }))}
      allowDeselect={false}
      {...input}
    />
  );
}

/** Field for one value of an enumeration. */
export function ChoiceField({
  of,
  ...props
}: Omit<Parameters<typeof SelectField>[0], 'texts'> & { readonly of: string }) {
  return <SelectField {...props} texts={`enum.${of}`} />;
}

/** Field for a language. */
export function LanguageField(props: Omit<Parameters<typeof SelectField>[0], 'texts' | 'values'>) {
  return <SelectField {...props} texts="web.language" values={LANGUAGES} />;
}

/** Field for yes or no. */
export function TickField(props: Named & Omit<CheckboxProps, Own>) {
  const { name, label, hint, ...input } = props;
  const {
    rule: _rule,
    optional: _optional,
    ...bound
  } = useField({ name, label, hint }, 'checkbox');
  return <Checkbox {...bound} {...input} />;
}
