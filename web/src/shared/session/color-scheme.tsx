import {
  useMantineColorScheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** The colour scheme is a setting of the person, so nothing is stored in the browser. */
export const colorSchemeInMemory: MantineColorSchemeManager = (() => {
  let scheme: MantineColorScheme | undefined;
  return {
    get: (otherwise) => scheme ?? otherwise,
    set: (next) => void (scheme = next),
    clear: () => void (scheme = undefined),
    subscribe: () => {},
    unsubscribe: () => {},
  };
})();

/** Applies the person’s colour scheme. */
export function ColorScheme() {
  const { theme = 'auto' } = useSettings();
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(theme), [theme, setColorScheme]);
  return null;
}
