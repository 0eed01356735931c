/** What the product speaks, and what a building's papers are written in: Belgium's languages and English. */
export const LANGUAGES = ['fr', 'nl', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of one language: what its catalogue says under an id, with these facts filled in. */
export type Say = (id: string, values?: Readonly<Record<string, unknown>>) => string;
