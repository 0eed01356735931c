import type { ProcessingActivity } from '#contract/processing-register.ts';
import { PROCESSING_NAMES, PROCESSINGS } from '#domain/privacy/processing.ts';
import type { Annotation } from './annotation.ts';
import { personalData } from './personal-data.ts';

/** The columns with personal data, each with its table. */
const annotated: readonly (readonly [string, NonNullable<Annotation>])[] = Object.entries(
  personalData,
).flatMap(([table, columns]) =>
  Object.values<Annotation>(columns).flatMap((about) =>
    about === null ? [] : [[table, about] as const],
  ),
);

/**
 * Makes the records of processing activities (GDPR art. 30) from the annotations of all columns.
 */
export function processingRegister(): ProcessingActivity[] {
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
