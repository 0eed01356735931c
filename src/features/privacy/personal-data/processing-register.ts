import type { ProcessingActivity } from '#contract/processing-register.ts';
import { PROCESSING_NAMES, PROCESSINGS } from '#domain/privacy/processing.ts';
import type { Annotations } from '#platform/db/owned-tables.ts';

/** Creates the records of processing activities (GDPR art. 30) from the annotated columns. */
export function createProcessingRegister(personalData: Annotations): ProcessingActivity[] {
  const annotated = Object.entries(personalData).flatMap(([table, columns]) =>
    Object.values(columns).flatMap((about) => (about === null ? [] : [[table, about] as const])),
  );
  return PROCESSING_NAMES.map((name) => {
    const { bases, recipients, retention } = PROCESSINGS[name];
    const own = annotated.filter(([, { processing }]) => processing === name);
    return {
      name,
      lawful_bases: [...bases],
      data_subjects: [...new Set(own.map(([, { subject }]) => subject))].toSorted(),
      data_categories: [...new Set(own.map(([, { category }]) => category))].toSorted(),
      recipients: [...recipients],
      retention_months: retention.months,
      retention_starts: retention.from,
      tables: [...new Set(own.map(([table]) => table))].toSorted(),
    };
  });
}
