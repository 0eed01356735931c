import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';

/** Who a paper is from, in the language of its reader. */
export interface Sender {
  /** What the sender is, in small letters above the name. */
  readonly caption: string;
  readonly name: string;
  /** Where they are, how they are reached, and under which numbers they are known. */
  readonly lines: readonly string[];
}

/** What a printed report says beside its table. */
export interface ReportPaper {
  readonly language: Language;
  /** The day of printing. */
  readonly generated_on: LocalDate;
  /** The association and its syndic; the syndic alone where a report is about several associations. */
  readonly senders: readonly Sender[];
}
