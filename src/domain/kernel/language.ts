/** What the product speaks, and what a building's papers are written in: Belgium's languages and English. */
export const LANGUAGES = ['fr', 'nl', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
