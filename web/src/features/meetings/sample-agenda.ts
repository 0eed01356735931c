import type { AgendaText } from '#domain/assemblies/agenda-texts.ts';
import type { DecisionType } from '#domain/assemblies/decision-types.ts';

interface SampleItem {
  /** Key of the title. */
  readonly name: AgendaText;
  /** Undefined for an item without a vote. */
  readonly decision?: DecisionType;
}

/** Usual agenda of an ordinary meeting, in order. */
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
