import type { Row } from '#platform/db/rows.ts';

/** Converts an account to its API representation. */
export function toAccount({ label_fr, label_nl, label_de, label_en, ...row }: Row<'accounts'>) {
  const { recoverable_percent: percent } = row;
  return {
    ...row,
    labels: { fr: label_fr, nl: label_nl, de: label_de, en: label_en },
    recoverable_percent: percent === null ? null : Number(percent),
  };
}

/** Converts a percentage in a request to its column. */
export function toPercentColumn(percent: number | null | undefined): string | null | undefined {
  return typeof percent === 'number' ? String(percent) : percent;
}
