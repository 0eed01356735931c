import {
  createTheme,
  Menu,
  MultiSelect,
  Select,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { filterOptions } from './filter-options.ts';

/**
 * Blue of actions. White text has a contrast of 7:1 on the seventh shade and 4.6:1 on the sixth.
 */
const act: MantineColorsTuple = [
  '#e9f0fa',
  '#d3e1f4',
  '#a9c4e6',
  '#8ab6f2',
  '#5f93da',
  '#3c75c4',
  '#1c56a8',
  '#194d97',
  '#164485',
  '#1e3350',
];

export const theme = createTheme({
  primaryColor: 'act',
  primaryShade: { light: 6, dark: 5 },
  colors: { act },
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  radius: { md: '7px', lg: '8px' },
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '22px' }, h2: { fontSize: '15px' }, h3: { fontSize: '14px' } },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    MultiSelect: MultiSelect.extend({ defaultProps: { filter: filterOptions } }),
    Select: Select.extend({ defaultProps: { filter: filterOptions } }),
    // The placeholder that would take the focus first is not valid in a menu; the first action
    // takes it.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
  },
});

/** Design tokens that the style sheets use. */
const LIGHT = {
  '--ink': '#16202c',
  '--soft': '#4f5b69',
  '--faint': '#5f6a77',
  '--line': '#e2e6eb',
  '--wash': '#f5f7f9',
  '--paper': '#fff',
  '--brand': '#1f3a5f',
  '--act': '#1c56a8',
  '--act-wash': '#e9f0fa',
  '--good': '#176a46',
  '--good-wash': '#e4f3ec',
  '--warn': '#8a5200',
  '--warn-wash': '#fbf0dd',
  '--bad': '#a8281f',
  '--bad-wash': '#fbe9e7',
};
const DARK: typeof LIGHT = {
  '--ink': '#e7ecf2',
  '--soft': '#b3bdc9',
  '--faint': '#95a1ae',
  '--line': '#2b3642',
  '--wash': '#121a22',
  '--paper': '#19232d',
  '--brand': '#a9c4e6',
  '--act': '#8ab6f2',
  '--act-wash': '#1e3350',
  '--good': '#7fd0a8',
  '--good-wash': '#173a2b',
  '--warn': '#e7b765',
  '--warn-wash': '#3d2f14',
  '--bad': '#f2a39b',
  '--bad-wash': '#44211e',
};

function mantineColors(tokens: typeof LIGHT) {
  return {
    ...tokens,
    '--mantine-color-body': tokens['--paper'],
    '--mantine-color-text': tokens['--ink'],
    '--mantine-color-dimmed': tokens['--faint'],
    '--mantine-color-placeholder': tokens['--faint'],
    '--mantine-color-default-border': tokens['--line'],
    '--mantine-color-error': tokens['--bad'],
    '--mantine-color-anchor': tokens['--act'],
  };
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: mantineColors(LIGHT),
  dark: mantineColors(DARK),
});
