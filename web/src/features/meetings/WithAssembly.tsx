import type { ReactNode } from 'react';
import type { LiveMeeting, Minutes } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { useAssembly, useLiveAssembly, type Point } from './assembly.ts';

/** A meeting as it stands, for the pages that follow it. */
interface Followed {
  readonly points: readonly Point[];
  readonly updatedAt: number;
  /** The last question got no answer yet. */
  readonly isFailing: boolean;
}
export type Assembly = Followed & { readonly minutes: Minutes };
export type LiveAssembly = Followed & { readonly live: LiveMeeting };

/** Shows what follows from a meeting as soon as it is there, to who runs it. */
export function WithAssembly(props: {
  readonly id: string;
  readonly children: (assembly: Assembly) => ReactNode;
}) {
  const { assembly, points, ...state } = useAssembly(props.id);
  if (assembly === undefined || points === undefined) return <Loading />;
  return props.children({ minutes: assembly, points, ...state });
}

/** The same, to who follows it: without lists of people. */
export function WithLiveAssembly(props: {
  readonly id: string;
  readonly children: (assembly: LiveAssembly) => ReactNode;
}) {
  const { assembly, points, ...state } = useLiveAssembly(props.id);
  if (assembly === undefined || points === undefined) return <Loading />;
  return props.children({ live: assembly, points, ...state });
}

function Loading() {
  const { t } = useWords();
  return (
    <Page title={t('web-meetings.one')} isLoading>
      <Rows />
    </Page>
  );
}
