import { formatEnterpriseNumber } from '#domain/kernel/identifiers.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Row } from '#platform/db/rows.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Sender } from '#platform/paper.ts';
import type { LetterBlock, PaperLetter } from '#platform/pdf/letter.ts';

/** The office that manages one or more associations: the syndic. */
export interface Office {
  readonly office_name: string;
  readonly office_email: string;
  readonly office_address: string | null;
  readonly office_postal_code: string | null;
  readonly office_city: string | null;
  readonly office_phone: string | null;
  readonly office_enterprise_number: string | null;
  readonly office_registration_number: string | null;
}

/** The sender of documents about a building: its association and the syndic. */
export interface Letterhead
  extends
    Pick<Row<'buildings'>, 'name' | 'address' | 'postal_code' | 'city' | 'enterprise_number'>,
    Office {}

/** The addressee of a letter, and its language. */
export type Addressee = Pick<Row<'owners'>, 'name' | 'address' | 'language'>;

/**
 * Makes the senders on every letter and report of an association: the association and its syndic.
 * Rule: its documents state name, address and enterprise number (Civil Code, art. 3.86 §1; Code of
 * Economic Law, art. III.25).
 */
export function associationSenders(
  head: Letterhead,
  language: Language,
): readonly [association: Sender, office: Sender] {
  const association = {
    caption: translate(language, 'letter.association'),
    name: head.name,
    lines: [addressLine(head), numberLine(head.enterprise_number, language)].filter(isSaid),
  };
  return [association, officeSender(head, language)];
}

/** Makes the sender of documents about several associations: their syndic. */
export function officeSender(office: Office, language: Language): Sender {
  return {
    caption: translate(language, 'letter.syndic'),
    name: office.office_name,
    lines: officeLines(office, language),
  };
}

function officeLines(head: Office, language: Language): string[] {
  const address = addressLine({
    address: head.office_address,
    postal_code: head.office_postal_code,
    city: head.office_city,
  });
  const { office_phone: phone, office_registration_number: registration } = head;
  const reached = [
    phone === null ? '' : translate(language, 'letter.phone', { phone }),
    head.office_email,
  ];
  const numbers = [
    numberLine(head.office_enterprise_number, language),
    registration === null
      ? ''
      : translate(language, 'letter.registration_number', { number: registration }),
  ];
  return [address, reached.filter(isSaid).join(', '), numbers.filter(isSaid).join(', ')].filter(
    isSaid,
  );
}

function isSaid(text: string): boolean {
  return text !== '';
}

/** Formats street and town on one line; empty if neither is known. */
function addressLine({
  address,
  postal_code,
  city,
}: Readonly<Record<'address' | 'postal_code' | 'city', string | null>>): string {
  const town = [postal_code, city].filter((part) => part !== null).join(' ');
  return [address ?? '', town].filter(isSaid).join(', ');
}

function numberLine(digits: string | null, language: Language): string {
  const number = formatNumberOrNone(digits);
  return number === null ? '' : translate(language, 'letter.enterprise_number', { number });
}

/** Makes the parts that all letters of an association share: sender, addressee, date. */
export function letterFrame(
  head: Letterhead,
  addressee: Addressee,
): Pick<PaperLetter, 'language' | 'sender' | 'office' | 'recipient' | 'page'> {
  const { language, name, address } = addressee;
  const [sender, office] = associationSenders(head, language);
  return {
    language,
    sender,
    office,
    recipient: [name, ...addressLines(address ?? '')],
    page: translate(language, 'letter.page'),
  };
}

/** Makes the end of every letter: closing words, contact, signature. */
export function letterEnd(
  head: Letterhead,
  language: Language,
  lastWords: readonly string[],
): LetterBlock[] {
  const questions = translate(language, 'letter.questions', { email: head.office_email });
  const lines = [translate(language, 'letter.signature'), head.office_name];
  return [
    { kind: 'paragraph', text: [...lastWords, questions].join(' ') },
    { kind: 'signature', lines },
  ];
}

/** Formats a date with the name of the month, as in letters. */
export function dayInWords(language: Language, date: LocalDate): string {
  const day = translate(language, 'letter.day', { date });
  // French uses an ordinal for the first of a month, which the runtime's calendar does not know.
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day;
}

/**
 * Splits an address into lines as on an envelope, with what follows the street on separate lines.
 */
function addressLines(address: string): string[] {
  const [street = '', ...rest] = address.split(/\n|,(?=\s*(?:[A-Z]{1,2}-)?\d{4,5}\s)/);
  return [street, ...rest.flatMap((part) => part.split(','))]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Formats an enterprise number for print; null if there is none. */
export function formatNumberOrNone(digits: string | null): string | null {
  return digits === null ? null : formatEnterpriseNumber(digits);
}
