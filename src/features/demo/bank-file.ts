import type { LocalDate } from '#domain/kernel/local-date.ts';
import { formatEuro, sumCents, type Cents } from '#domain/kernel/money.ts';
import type { WrittenElement } from '#domain/payment-batches/pain001.ts';
import { writeXml } from '#domain/payment-batches/write-xml.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
const CURRENCY = { Ccy: 'EUR' };

/** A receipt in the bank file; with the reference of what it pays, or with words. */
export interface Receipt {
  readonly amount_cents: Cents;
  readonly name: string;
  readonly reference: string | null;
}

/** Writes a statement of one day with these receipts, as a bank does in camt.053. */
export function writeDemoBankFile(facts: {
  readonly iban: string;
  readonly date: LocalDate;
  readonly opening_cents: Cents;
  readonly receipts: readonly Receipt[];
}): string {
  const { iban, date, opening_cents: opening, receipts } = facts;
  const closing = sumCents([opening, ...receipts.map(({ amount_cents }) => amount_cents)]);
  const statement = [
    element('Id', `DEMO-${date}`),
    element('ElctrncSeqNb', '1'),
    element('Acct', [element('Id', [element('IBAN', iban)]), element('Ccy', 'EUR')]),
    balance('OPBD', opening, date),
    balance('CLBD', closing, date),
    ...receipts.map((receipt) => entry(receipt, date)),
  ];
  const header = element('GrpHdr', [element('MsgId', 'DEMO')]);
  const message = element('BkToCstmrStmt', [header, element('Stmt', statement)]);
  return writeXml({ name: 'Document', attributes: { xmlns: NAMESPACE }, content: [message] });
}

function balance(code: string, cents: Cents, date: LocalDate): WrittenElement {
  return element('Bal', [
    element('Tp', [element('CdOrPrtry', [element('Cd', code)])]),
    ...amount(cents),
    element('Dt', [element('Dt', date)]),
  ]);
}

function entry({ amount_cents, name, reference }: Receipt, date: LocalDate): WrittenElement {
  const type = element('Tp', [
    element('CdOrPrtry', [element('Cd', 'SCOR')]),
    element('Issr', 'BBA'),
  ]);
  const remittance =
    reference === null
      ? element('Ustrd', 'charges')
      : element('Strd', [element('CdtrRefInf', [type, element('Ref', reference)])]);
  return element('Ntry', [
    ...amount(amount_cents),
    element('Sts', [element('Cd', 'BOOK')]),
    element('BookgDt', [element('Dt', date)]),
    element('ValDt', [element('Dt', date)]),
    element('BkTxCd', [
      element('Domn', [
        element('Cd', 'PMNT'),
        element('Fmly', [element('Cd', 'RCDT'), element('SubFmlyCd', 'ESCT')]),
      ]),
    ]),
    element('NtryDtls', [
      element('TxDtls', [
        element('Refs', [element('EndToEndId', 'NOTPROVIDED')]),
        element('RltdPties', [element('Dbtr', [element('Pty', [element('Nm', name)])])]),
        element('RmtInf', [remittance]),
      ]),
    ]),
  ]);
}

function amount(cents: Cents): WrittenElement[] {
  return [
    { name: 'Amt', attributes: CURRENCY, content: formatEuro(Math.abs(cents)) },
    element('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT'),
  ];
}

function element(name: string, content: WrittenElement['content']): WrittenElement {
  return { name, content };
}
