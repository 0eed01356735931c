import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import { filterOptions } from './filter-options.ts';
import { ACT_SHADES, DARK, LIGHT, MEASURES, PROJECTOR } from './tokens.ts';

/** Token of each colour that pages give to Mantine’s components. */
const TONES: Readonly<Record<string, string>> = {
  act: 'act',
  red: 'bad',
  yellow: 'warn',
  green: 'good',
};

const EDGE = '1px solid transparent';

/** Colours of buttons and messages, from the tokens instead of Mantine’s palette. */
const resolveColors: VariantColorsResolver = (input) => {
  const { variant, color = 'act' } = input;
  const tone = TONES[color];
  if (variant === 'default')
    return {
      background: 'var(--paper)',
      hover: 'var(--sunken)',
      color: 'var(--ink)',
      border: '1px solid var(--line-strong)',
    };
  // Mantine would take one shade for both schemes.
  if (variant === 'subtle' && color === 'gray')
    return {
      background: 'transparent',
      hover: 'var(--sunken)',
      color: 'var(--soft)',
      border: EDGE,
    };
  if (tone === undefined) return defaultVariantColorsResolver(input);
  const own = `var(--${tone})`;
  const wash = `var(--${tone}-wash)`;
  if (variant === 'filled')
    return {
      background: own,
      hover: tone === 'act' || tone === 'bad' ? `var(--${tone}-strong)` : own,
      color: tone === 'act' || tone === 'bad' ? `var(--on-${tone})` : 'var(--paper)',
      border: EDGE,
    };
  if (variant === 'light') return { background: wash, hover: wash, color: own, border: EDGE };
  if (variant === 'outline')
    return { background: 'transparent', hover: wash, color: own, border: `1px solid ${own}` };
  if (variant === 'subtle' || variant === 'transparent')
    return { background: 'transparent', hover: wash, color: own, border: EDGE };
  return defaultVariantColorsResolver(input);
};

const SHADOWS = {
  xs: 'var(--shadow-1)',
  sm: 'var(--shadow-1)',
  md: 'var(--shadow-3)',
  lg: 'var(--shadow-3)',
  xl: 'var(--shadow-3)',
};

const LAYER = { radius: 12, shadow: 'md' };
const SCRIM = { color: 'var(--scrim)', backgroundOpacity: 1 };
/** Hints are below their field, so that fields in a row begin at one height. */
const PARTS = { inputWrapperOrder: ['label', 'input', 'description', 'error'] };
const ON_ACT = { iconColor: 'var(--on-act)' };

export const theme = createTheme({
  primaryColor: 'act',
  primaryShade: { light: 6, dark: 3 },
  colors: { act: ACT_SHADES },
  variantColorResolver: resolveColors,
  fontFamily: MEASURES['--font'],
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  shadows: SHADOWS,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px', fontWeight: '620' },
      h2: { fontSize: '16px', lineHeight: '22px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain settings instead of `Select.extend`, which would load the components with the first page.
  components: {
    MultiSelect: { defaultProps: { filter: filterOptions } },
    Select: { defaultProps: { filter: filterOptions } },
    // The placeholder that would take the focus first is not valid in a menu; the first action
    // takes it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, ...LAYER } },
    Popover: { defaultProps: LAYER },
    Modal: { defaultProps: { radius: 14, shadow: 'md', overlayProps: SCRIM } },
    Drawer: { defaultProps: { overlayProps: SCRIM } },
    InputWrapper: { defaultProps: PARTS },
    Checkbox: { defaultProps: ON_ACT },
    Radio: { defaultProps: ON_ACT },
  },
});

/** Tokens in the order of Mantine’s greys, from the lightest to the darkest of the light scheme. */
const GREYS = [
  'sunken',
  'canvas',
  'line',
  'line-strong',
  'control',
  'control',
  'faint',
  'soft',
  'ink',
  'ink',
];
/** Tokens in the order of Mantine’s greys of the dark scheme, from text to ground. */
const DARK_GREYS = [
  'ink',
  'soft',
  'faint',
  'faint',
  'line',
  'line',
  'paper',
  'sunken',
  'canvas',
  'canvas',
];

function greys(name: string, tokens: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    tokens.map((token, shade) => [`--mantine-color-${name}-${shade}`, `var(--${token})`]),
  );
}

function mantineColors(tokens: typeof LIGHT) {
  return {
    ...tokens,
    ...greys('gray', GREYS),
    ...greys('dark', DARK_GREYS),
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--faint)',
    '--mantine-color-placeholder': 'var(--faint)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--act)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--faint)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-act-filled': 'var(--act)',
    '--mantine-color-act-filled-hover': 'var(--act-strong)',
    '--mantine-color-act-light': 'var(--act-wash)',
    '--mantine-color-act-light-hover': 'var(--act-wash)',
    '--mantine-color-act-light-color': 'var(--act)',
    '--mantine-color-act-text': 'var(--act)',
    '--mantine-primary-color-filled': 'var(--act)',
    '--mantine-primary-color-filled-hover': 'var(--act-strong)',
    '--mantine-primary-color-contrast': 'var(--on-act)',
  };
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { ...MEASURES, ...PROJECTOR },
  light: mantineColors(LIGHT),
  dark: mantineColors(DARK),
});
