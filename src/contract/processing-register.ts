import {
  DATA_CATEGORIES,
  DATA_RECIPIENTS,
  DATA_SUBJECTS,
  LAWFUL_BASES,
  PROCESSING_NAMES,
  RETENTION_STARTS,
} from '#domain/privacy/processing.ts';
import { stringEnum, Type, type Static } from './common.ts';

/** One activity of the records of processing, GDPR art. 30. */
export const ProcessingActivity = Type.Object(
  {
    name: stringEnum(PROCESSING_NAMES),
    lawful_bases: Type.Array(stringEnum(LAWFUL_BASES), {
      description: 'Legal bases, letters of art. 6(1) GDPR.',
    }),
    data_subjects: Type.Array(stringEnum(DATA_SUBJECTS)),
    data_categories: Type.Array(stringEnum(DATA_CATEGORIES)),
    recipients: Type.Array(stringEnum(DATA_RECIPIENTS)),
    retention_months: Type.Integer({ minimum: 1 }),
    retention_starts: stringEnum(RETENTION_STARTS),
    tables: Type.Array(Type.String(), { description: 'Tables that hold the data.' }),
  },
  { $id: 'ProcessingActivity' },
);

export type ProcessingActivity = Static<typeof ProcessingActivity>;
