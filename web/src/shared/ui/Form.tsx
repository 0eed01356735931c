import { useRef, type ComponentProps } from 'react';
import { useUnsaved } from './unsaved.ts';

/**
 * A form whose content is not lost unasked. What was sent counts as kept, so that one may go on to what
 * was made of it, unless the service has refused it. What fields choose by themselves, before anybody
 * has touched one, is nobody's work.
 */
export function Form(
  props: Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & {
    readonly form: { getValues(): unknown; isValid(): boolean | Promise<boolean> };
    /** Why the service refused what was sent. */
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
