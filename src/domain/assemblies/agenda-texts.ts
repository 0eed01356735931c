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
