import type { Row } from '#platform/db/rows.ts';

/** Converts an account to its API representation. */
export function toAccount({ label_fr, label_nl, label_de, label_en, ...row }: Row<'accounts'>) {
  return { ...row, labels: { fr: label_fr, nl: label_nl, de: label_de, en: label_en } };
}
