/** Design tokens: the only place where a colour is written. Style sheets use them as `var(--…)`. */

/** Colours of the light scheme. */
export const LIGHT = {
  /** Ground of the application, around the sheet. */
  '--canvas': '#f1f4f7',
  /** Sheet, cards and fields. */
  '--paper': '#ffffff',
  /** Group rows, hovered rows and the search field. */
  '--sunken': '#f6f8fa',
  /** Hairlines. */
  '--line': '#e3e7ec',
  /** Edges of buttons and chips. */
  '--line-strong': '#cdd4dc',
  /** Edges of fields and boxes. */
  '--control': '#848f9b',
  '--ink': '#16202c',
  '--soft': '#465362',
  '--faint': '#5c6773',
  /** Mark, tile of a building, avatar of the reader. */
  '--brand': '#1f3a5f',
  '--on-brand': '#ffffff',
  /** Links and primary actions. */
  '--act': '#1c56a8',
  '--act-strong': '#164485',
  '--act-wash': '#e9f0fa',
  '--on-act': '#ffffff',
  '--good': '#176a46',
  '--good-wash': '#e4f3ec',
  '--warn': '#8a5200',
  '--warn-wash': '#fbf0dd',
  '--bad': '#a8281f',
  '--bad-strong': '#8a1f18',
  '--bad-wash': '#fbe9e7',
  '--on-bad': '#ffffff',
  '--scrim': '#16202c61',
  '--shadow-1': '0 1px 2px #16202c14',
  '--shadow-2': '0 4px 14px #16202c1c, 0 1px 3px #16202c14',
  '--shadow-3': '0 18px 48px #16202c33, 0 3px 10px #16202c1f',
};

/** Colours of the dark scheme. */
export const DARK: typeof LIGHT = {
  '--canvas': '#0d141b',
  '--paper': '#151e27',
  '--sunken': '#111921',
  '--line': '#25303b',
  '--line-strong': '#3a4754',
  '--control': '#6f7d8b',
  '--ink': '#e7ecf2',
  '--soft': '#b3bdc9',
  '--faint': '#95a1ae',
  '--brand': '#a9c4e6',
  '--on-brand': '#10202f',
  '--act': '#8ab6f2',
  '--act-strong': '#a9c8f5',
  '--act-wash': '#1b2f4a',
  '--on-act': '#0d1a2a',
  '--good': '#7fd0a8',
  '--good-wash': '#163528',
  '--warn': '#e7b765',
  '--warn-wash': '#382c15',
  '--bad': '#f2a39b',
  '--bad-strong': '#f6bab4',
  '--bad-wash': '#421f1c',
  '--on-bad': '#2a0f0d',
  '--scrim': '#04080c99',
  '--shadow-1': '0 1px 2px #00000066',
  '--shadow-2': '0 4px 14px #00000088',
  '--shadow-3': '0 18px 48px #000000bb',
};

/** Colours of the projector, which shows the assembly to a hall with the lights on. */
export const PROJECTOR = {
  '--screen-paper': '#0f1c2b',
  '--screen-ink': '#ffffff',
  '--screen-soft': '#c3cedb',
  '--screen-line': '#33475d',
  '--screen-act': '#8cb8ff',
  '--screen-good': '#7fe0b0',
  '--screen-good-wash': '#0c3b2a',
  '--screen-bad': '#f5a79f',
  '--screen-bad-wash': '#45100b',
  '--screen-warn-wash': '#3d2c00',
};

/** Sizes, type and motion, the same in both schemes. */
export const MEASURES = {
  '--text-title': '620 22px/28px var(--font)',
  '--text-figure': '600 24px/32px var(--font)',
  '--text-panel': '600 16px/22px var(--font)',
  '--text-body': '400 14px/20px var(--font)',
  '--text-section': '600 13px/18px var(--font)',
  '--text-note': '400 13px/18px var(--font)',
  '--text-caption': '400 12px/16px var(--font)',
  '--font': "'Inter Variable', system-ui, sans-serif",
  '--size-badge': '11px',
  '--size-caption': '12px',
  '--size-note': '13px',
  '--size-body': '14px',
  '--size-panel': '16px',
  '--size-title': '22px',
  /** Amount of the object that a page shows. */
  '--size-amount': '28px',
  '--size-phone-amount': '38px',
  '--weight-name': '550',
  '--space-1': '4px',
  '--space-2': '8px',
  '--space-3': '12px',
  '--space-4': '16px',
  '--space-5': '20px',
  '--space-6': '32px',
  /** Distance of the content from the edge of the sheet. */
  '--inset': '28px',
  '--menu-width': '240px',
  '--bar-height': '50px',
  '--row-height': '40px',
  '--touch': '44px',
  '--radius-box': '4px',
  '--radius-tag': '6px',
  '--radius-button': '8px',
  '--radius-card': '10px',
  '--radius-sheet': '12px',
  '--radius-dialog': '14px',
  /** Cards of an owner’s phone. */
  '--radius-phone': '16px',
  /** Hover and tabs. */
  '--motion-short': '120ms ease-out',
  /** Panels and popovers. */
  '--motion-panel': '180ms ease-out',
  /** Squares of a QR code, which stay dark on light so that cameras read them. */
  '--qr-paper': '#ffffff',
  '--qr-ink': '#000000',
};

/** Blue of actions in Mantine’s ten shades. */
export const ACT_SHADES = [
  '#e9f0fa',
  '#d3e1f4',
  '#a9c4e6',
  '#8ab6f2',
  '#5f93da',
  '#3c75c4',
  '#1c56a8',
  '#194d97',
  '#164485',
  '#1b2f4a',
] as const;
