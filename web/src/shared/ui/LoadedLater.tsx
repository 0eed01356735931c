import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, Suspense, use, type FunctionComponent, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Dialog } from './Dialog.tsx';
import { Problem } from './Problem.tsx';
import { TryAgain } from './TryAgain.tsx';

/** A part that is loaded when it is shown; where it does not come, what is around it stays. */
export function LoadedLater(props: {
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

/** Why a part did not come, in its place. */
export function PartFailure({ error, reset }: ErrorComponentProps) {
  return (
    <>
      <Problem error={error} />
      <TryAgain error={error} reset={reset} />
    </>
  );
}

const Close = createContext(() => {});

/** The same of a dialog. */
export function DialogLoadedLater(props: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Close value={props.onClose}>
      <LoadedLater failure={DialogFailure}>{props.children}</LoadedLater>
    </Close>
  );
}

function DialogFailure(props: ErrorComponentProps) {
  const { t } = useWords();
  return (
    <Dialog onClose={use(Close)} aria-label={t('web.failure.not_loaded')}>
      <PartFailure {...props} />
    </Dialog>
  );
}
