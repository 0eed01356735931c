import { useRef, type ComponentProps } from 'react';
import { useUnsaved } from './unsaved.ts';

/**
 * Form that protects unsaved input. What was submitted counts as saved, so that the page can move
 * on, unless the service refused it. Values that fields preselect before any input do not count.
 */
export function Form(
  props: Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & {
    readonly form: { getValues(): unknown; isValid(): boolean | Promise<boolean> };
    /** Why the service refused the submission. */
    readonly error: unknown;
    readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  },
) {
  const { form, error, onSubmit, ...rest } = props;
  const first = useRef<string>(undefined);
  const sent = useRef<string>(undefined);
  const typed = () => JSON.stringify(form.getValues());
  const touch = () => {
    first.current ??= typed();
  };
  useUnsaved(() => {
    if (first.current === undefined) return false;
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
