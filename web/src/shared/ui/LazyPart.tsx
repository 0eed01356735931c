import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, Suspense, use, type FunctionComponent, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { PlainDialog } from './PlainDialog.tsx';
import { Problem } from './Problem.tsx';
import { TryAgain } from './TryAgain.tsx';

/** Part of a page that is loaded when shown; if that fails, the rest of the page stays. */
export function LazyPart(props: {
  /** Placeholder until it is loaded. */
  readonly before?: ReactNode;
  readonly failure: FunctionComponent<ErrorComponentProps>;
  readonly children: ReactNode;
}) {
  const { before, failure, children } = props;
  return (
    <CatchBoundary getResetKey={() => 'loaded-later'} errorComponent={failure}>
      <Suspense fallback={before}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** Shown instead of a part that failed to load, with the reason. */
export function PartFailure({ error, reset }: ErrorComponentProps) {
  return (
    <>
      <Problem error={error} />
      <TryAgain error={error} reset={reset} />
    </>
  );
}

const Close = createContext(() => {});

/** Dialog that is loaded when shown. */
export function LazyDialog(props: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Close value={props.onClose}>
      <LazyPart failure={DialogFailure}>{props.children}</LazyPart>
    </Close>
  );
}

function DialogFailure(props: ErrorComponentProps) {
  const { t } = useWords();
  return (
    <PlainDialog aria-label={t('web.failure.not_loaded')} onClose={use(Close)}>
      <PartFailure {...props} />
      <DialogButtons />
    </PlainDialog>
  );
}
