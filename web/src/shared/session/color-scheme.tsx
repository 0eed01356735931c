import {
  useMantineColorScheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Light or dark is a setting of the person: the browser keeps nothing of it. */
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

/** Shows the pages light or dark, as the person has chosen. */
export function ColorScheme() {
  const [{ theme = 'auto' }] = useSettings();
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(theme), [theme, setColorScheme]);
  return null;
}
