import type { DecisionType } from '#domain/assemblies/decision-types.ts';

interface SampleItem {
  /** The end of the id of its title. */
  readonly name: string;
  /** Undefined: only told. */
  readonly decision?: DecisionType;
}

/** What an ordinary assembly deals with, in the order in which it does. */
export const SAMPLE_AGENDA: readonly SampleItem[] = [
  { name: 'quorum' },
  { name: 'bureau', decision: 'Other' },
  { name: 'council_report' },
  { name: 'auditor_report' },
  { name: 'accounts', decision: 'Accounts' },
  { name: 'discharge_syndic', decision: 'Discharge' },
  { name: 'discharge_council', decision: 'Discharge' },
  { name: 'discharge_auditor', decision: 'Discharge' },
  { name: 'contracts' },
  { name: 'works', decision: 'CommonWorks' },
  { name: 'budget', decision: 'Budget' },
  { name: 'reserve', decision: 'Budget' },
  { name: 'quotes', decision: 'QuoteThreshold' },
  { name: 'syndic', decision: 'SyndicAppointment' },
  { name: 'council', decision: 'CouncilAppointment' },
  { name: 'auditor', decision: 'AuditorAppointment' },
  { name: 'payments', decision: 'Other' },
  { name: 'reading' },
];
