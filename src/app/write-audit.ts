import { createAuditWriter } from '#features/operations/audit/index.ts';
import { personalData } from './features.ts';

/** Writes the audit entries of a transaction, as its last statement. */
export const writeAudit = createAuditWriter(personalData);
