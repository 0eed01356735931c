import type { ReactNode } from 'react';
import type { LiveMeeting, Minutes } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { LoadingPage } from '../../shared/ui/Page.tsx';
import { useAssembly, useLiveAssembly, type Point } from './assembly.ts';

/** Current state of a meeting, for pages that follow it live. */
interface Followed {
  readonly points: readonly Point[];
  readonly updatedAt: number;
  /** Whether the last request failed. */
  readonly isFailing: boolean;
}
export type Assembly = Followed & { readonly minutes: Minutes };
export type LiveAssembly = Followed & { readonly live: LiveMeeting };

/** Loads a meeting for the pages of those who run it, and keeps it up to date. */
export function WithAssembly(props: {
  readonly id: string;
  readonly children: (assembly: Assembly) => ReactNode;
}) {
  const { assembly, points, ...state } = useAssembly(props.id);
  if (assembly === undefined || points === undefined) return <Loading />;
  return props.children({ minutes: assembly, points, ...state });
}

/**
 * Loads a meeting for the pages of those who follow it, without lists of people, and keeps it up to
 * date.
 */
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
  return <LoadingPage title={t('web-meetings.one')} />;
}
