import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';

/** Sender of a printed document, in the language of its reader. */
export interface Sender {
  /** Role of the sender, in small letters above the name. */
  readonly caption: string;
  readonly name: string;
  /** Postal address, contact details and registration numbers. */
  readonly lines: readonly string[];
}

/** Texts of a printed report besides its table. */
export interface ReportPaper {
  readonly language: Language;
  /** Day of printing. */
  readonly generated_on: LocalDate;
  /** The association and its syndic; only the syndic for a report about several associations. */
  readonly senders: readonly Sender[];
  /** Small lines in the foot of every page of a PDF; absent: none. */
  readonly foot?: readonly string[];
}
