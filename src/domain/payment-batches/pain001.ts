import { assert } from '#domain/kernel/assert.ts';
import { normaliseReference } from '#domain/kernel/identifiers.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { formatEuro, sumCents, type Cents } from '#domain/kernel/money.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { formatReference } from './reference.ts';
import { sepaText } from './sepa-text.ts';

/** An XML element to write: with text, or with elements in the order of the schema. */
export interface WrittenElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly WrittenElement[];
}

/** One transfer. */
export interface Transfer {
  readonly id: string;
  readonly amount_cents: Cents;
  readonly creditor_name: string;
  readonly creditor_iban: string;
  readonly creditor_bic: string | null;
  readonly communication: string;
}

/** An order to a bank for transfers on one day from one account. */
export interface TransferOrder {
  readonly id: string;
  /** With an offset from UTC; the same each time the file is written. */
  readonly created_at: string;
  readonly execution_date: LocalDate;
  readonly debtor_name: string;
  readonly debtor_iban: string;
  readonly debtor_bic: string | null;
  /** Ten digits. */
  readonly enterprise_number: string | null;
  readonly transfers: readonly Transfer[];
}

export const PAIN_001 = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const MAX_NAME = 70;
const MAX_WORDS = 140;
const NOT_PROVIDED = 'NOTPROVIDED';

const element = (tag: string, ...content: readonly WrittenElement[]): WrittenElement => ({
  name: tag,
  content,
});
const value = (tag: string, content: string): WrittenElement => ({ name: tag, content });

/**
 * Makes the message that orders transfers from a bank, with elements in the order of the schema. The same
 * order gives the same message, so that a bank recognizes a duplicate.
 * Rule: ISO 20022 pain.001.001.09 as Febelfin and the EPC use it: one PmtInf for the account and the day,
 * SEPA, costs shared, each transfer booked separately.
 */
export function pain001(order: TransferOrder): WrittenElement {
  const { transfers } = order;
  assert(transfers.length > 0, 'A payment file has at least one transfer');
  const sums = [
    value('NbOfTxs', String(transfers.length)),
    value('CtrlSum', formatEuro(sumCents(transfers.map(({ amount_cents }) => amount_cents)))),
  ];
  const initiation = element('CstmrCdtTrfInitn', header(order, sums), payment(order, sums));
  return { name: 'Document', attributes: { xmlns: PAIN_001 }, content: [initiation] };
}

function header(order: TransferOrder, sums: readonly WrittenElement[]): WrittenElement {
  const { enterprise_number: number } = order;
  const known =
    number === null
      ? []
      : [
          element(
            'Id',
            element('OrgId', element('Othr', value('Id', number), value('Issr', 'KBO-BCE'))),
          ),
        ];
  return element(
    'GrpHdr',
    value('MsgId', formatReference(order.id)),
    value('CreDtTm', order.created_at),
    ...sums,
    element('InitgPty', name(order.debtor_name), ...known),
  );
}

function payment(order: TransferOrder, sums: readonly WrittenElement[]): WrittenElement {
  const { id, execution_date, debtor_name, debtor_iban, debtor_bic, transfers } = order;
  return element(
    'PmtInf',
    value('PmtInfId', formatReference(id)),
    value('PmtMtd', 'TRF'),
    value('BtchBookg', 'false'),
    ...sums,
    element('PmtTpInf', element('SvcLvl', value('Cd', 'SEPA'))),
    element('ReqdExctnDt', value('Dt', execution_date)),
    element('Dbtr', name(debtor_name)),
    account('DbtrAcct', debtor_iban),
    debtorAgent(debtor_bic),
    value('ChrgBr', 'SLEV'),
    ...transfers.map(transfer),
  );
}

function name(text: string): WrittenElement {
  return value('Nm', sepaText(text, MAX_NAME));
}

function account(of: string, iban: string): WrittenElement {
  return element(of, element('Id', value('IBAN', iban)));
}

/** Makes the debtor's agent, which is mandatory even without a BIC. */
function debtorAgent(bic: string | null): WrittenElement {
  const institution =
    bic === null ? element('Othr', value('Id', NOT_PROVIDED)) : value('BICFI', bic);
  return element('DbtrAgt', element('FinInstnId', institution));
}

function transfer(one: Transfer): WrittenElement {
  const { id, amount_cents, creditor_name, creditor_iban, creditor_bic: bic } = one;
  const amount = {
    name: 'InstdAmt',
    attributes: { Ccy: 'EUR' },
    content: formatEuro(amount_cents),
  };
  return element(
    'CdtTrfTxInf',
    element('PmtId', value('EndToEndId', formatReference(id))),
    element('Amt', amount),
    ...(bic === null ? [] : [element('CdtrAgt', element('FinInstnId', value('BICFI', bic)))]),
    element('Cdtr', name(creditor_name)),
    account('CdtrAcct', creditor_iban),
    element('RmtInf', remittance(one.communication)),
  );
}

/** Twelve digits or a reference of ISO 11649 are structured; everything else is free text. */
function remittance(communication: string): WrittenElement {
  const belgian = parseCommunication(communication);
  const reference = belgian ?? normaliseReference(communication);
  if (reference === undefined) return value('Ustrd', sepaText(communication, MAX_WORDS));
  return element(
    'Strd',
    element(
      'CdtrRefInf',
      element(
        'Tp',
        element('CdOrPrtry', value('Cd', 'SCOR')),
        value('Issr', belgian === undefined ? 'ISO' : 'BBA'),
      ),
      value('Ref', reference),
    ),
  );
}

/**
 * Returns the communication for a supplier: the one requested, or else the invoice number, or else the
 * description.
 */
export function communicationFor({
  payment_communication,
  invoice_number,
  description,
}: {
  readonly payment_communication: string | null;
  readonly invoice_number: string | null;
  readonly description: string;
}): string {
  const said = [payment_communication, invoice_number, description];
  return said.find((text) => text !== null && sepaText(text, MAX_WORDS) !== '') ?? 'INVOICE';
}

/** Whether anything of a name is left in the characters of SEPA. */
export function isNameable(text: string): boolean {
  return sepaText(text, MAX_NAME) !== '';
}
