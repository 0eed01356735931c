/** Languages of the product and of a building's documents: Belgium's languages and English. */
export const LANGUAGES = ['fr', 'nl', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Looks up a message of one language by id and fills in its values. */
export type Say = (id: string, values?: Readonly<Record<string, unknown>>) => string;
