import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Search } from '../routing/search.ts';

/**
 * Opens the dialog that the address asks for by `act`, as links of tasks do, and takes the question out
 * of the address, so that neither a reload nor the way back asks again.
 * @param open opens a dialog of the page by its name, if state and role allow it
 * @param isReady whether what decides on that is loaded
 */
export function useAskedAct(open: (act: string) => void, isReady = true): void {
  const { act } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isAsked = act !== undefined && isReady;
  const answer = useEffectEvent(() => {
    if (act !== undefined) open(act);
    void navigate({
      to: '.',
      search: (before: Search<string>) => ({ ...before, act: undefined }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
