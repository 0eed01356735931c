/** Usual items of an assembly, in their order, whose titles the service knows in every language. */
export const AGENDA_TEXTS = [
  'quorum',
  'bureau',
  'council_report',
  'auditor_report',
  'accounts',
  'discharge_syndic',
  'discharge_council',
  'discharge_auditor',
  'contracts',
  'works',
  'budget',
  'reserve',
  'quotes',
  'syndic',
  'council',
  'auditor',
  'payments',
  'reading',
] as const;
export type AgendaText = (typeof AGENDA_TEXTS)[number];

/** An item with a title that the service knows, or that a person wrote. */
export interface Titled {
  readonly title: string;
  /** Null: written by a person. */
  readonly text_key: AgendaText | null;
}

/** Returns the title of an item in the language of the reader; one that a person wrote stays. */
export function findItemTitle(
  { title, text_key }: Titled,
  say: (id: `enum.AgendaText.${AgendaText}`) => string,
): string {
  return text_key === null ? title : say(`enum.AgendaText.${text_key}`);
}
