import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  communicationFor,
  pain001,
  PAIN_001,
  type Transfer,
  type TransferOrder,
} from './pain001.ts';
import { sepaText } from './sepa-text.ts';
import { writeXml } from './write-xml.ts';

const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  id: '0199a1b2-0000-7000-8000-00000000000d',
  amount_cents: 36_305,
  creditor_name: 'Ascenseurs Générale & Œuvres',
  creditor_iban: 'BE62510007547061',
  creditor_bic: null,
  communication: '+++090/9337/55493+++',
  ...changes,
});
const order = (changes: Partial<TransferOrder> = {}): TransferOrder => ({
  id: '0199a1b2-0000-7000-8000-00000000000a',
  created_at: '2026-02-10T09:00:00.000Z',
  execution_date: '2026-02-12',
  debtor_name: 'ACP Résidence des Tilleuls',
  debtor_iban: 'BE68539007547034',
  debtor_bic: 'GKCCBEBB',
  enterprise_number: '0850243206',
  transfers: [transfer()],
  ...changes,
});

/** Lists the path of each text of a document, in the order of the file, with a parser of the test's own. */
function pathsOf(xml: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, end, name = '', attributes = '', text = ''] of nonEmpty(
    xml.matchAll(/<(\/?)([A-Za-z0-9]+)([^>]*)>([^<]*)/g),
  )) {
    if (end === '/') {
      expect(open.pop()).toBe(name);
      continue;
    }
    open.push(name);
    if (text.trim() !== '') found.push(`${open.slice(2).join('/')}${attributes} ${text}`);
  }
  expect(open).toEqual([]);
  return found;
}

const read = (changes: Partial<TransferOrder> = {}) => pathsOf(writeXml(pain001(order(changes))));

describe('the file of a batch', () => {
  it('says all that the bank needs, element by element in the order of the schema', () => {
    const transfers = [
      transfer(),
      transfer({
        id: '0199a1b2-0000-7000-8000-00000000000e',
        creditor_bic: 'BBRUBEBB',
        amount_cents: 5,
      }),
    ];
    const paid = 'PmtInf/CdtTrfTxInf';
    const reference = `${paid}/RmtInf/Strd/CdtrRefInf`;
    expect(read({ transfers })).toEqual([
      'GrpHdr/MsgId 0199a1b200007000800000000000000a',
      'GrpHdr/CreDtTm 2026-02-10T09:00:00.000Z',
      'GrpHdr/NbOfTxs 2',
      'GrpHdr/CtrlSum 363.10',
      'GrpHdr/InitgPty/Nm ACP Residence des Tilleuls',
      'GrpHdr/InitgPty/Id/OrgId/Othr/Id 0850243206',
      'GrpHdr/InitgPty/Id/OrgId/Othr/Issr KBO-BCE',
      'PmtInf/PmtInfId 0199a1b200007000800000000000000a',
      'PmtInf/PmtMtd TRF',
      'PmtInf/BtchBookg false',
      'PmtInf/NbOfTxs 2',
      'PmtInf/CtrlSum 363.10',
      'PmtInf/PmtTpInf/SvcLvl/Cd SEPA',
      'PmtInf/ReqdExctnDt/Dt 2026-02-12',
      'PmtInf/Dbtr/Nm ACP Residence des Tilleuls',
      'PmtInf/DbtrAcct/Id/IBAN BE68539007547034',
      'PmtInf/DbtrAgt/FinInstnId/BICFI GKCCBEBB',
      'PmtInf/ChrgBr SLEV',
      `${paid}/PmtId/EndToEndId 0199a1b200007000800000000000000d`,
      `${paid}/Amt/InstdAmt Ccy="EUR" 363.05`,
      `${paid}/Cdtr/Nm Ascenseurs Generale + OEuvres`,
      `${paid}/CdtrAcct/Id/IBAN BE62510007547061`,
      `${reference}/Tp/CdOrPrtry/Cd SCOR`,
      `${reference}/Tp/Issr BBA`,
      `${reference}/Ref 090933755493`,
      `${paid}/PmtId/EndToEndId 0199a1b200007000800000000000000e`,
      `${paid}/Amt/InstdAmt Ccy="EUR" 0.05`,
      `${paid}/CdtrAgt/FinInstnId/BICFI BBRUBEBB`,
      `${paid}/Cdtr/Nm Ascenseurs Generale + OEuvres`,
      `${paid}/CdtrAcct/Id/IBAN BE62510007547061`,
      `${reference}/Tp/CdOrPrtry/Cd SCOR`,
      `${reference}/Tp/Issr BBA`,
      `${reference}/Ref 090933755493`,
    ]);
  });

  it('names the schema, and the same batch gives the same bytes', () => {
    const xml = writeXml(pain001(order()));
    expect(xml).toContain(`<Document xmlns="${PAIN_001}"><CstmrCdtTrfInitn><GrpHdr>`);
    expect(writeXml(pain001(order()))).toBe(xml);
  });

  it('says NOTPROVIDED for a bank that is not named, and no number that there is not', () => {
    const paths = read({ debtor_bic: null, enterprise_number: null });
    expect(paths).toContain('PmtInf/DbtrAgt/FinInstnId/Othr/Id NOTPROVIDED');
    expect(paths.join()).not.toContain('KBO-BCE');
  });

  it.each([
    [
      'RF18 5390 0754 7034',
      [
        'Strd/CdtrRefInf/Tp/CdOrPrtry/Cd SCOR',
        'Strd/CdtrRefInf/Tp/Issr ISO',
        'Strd/CdtrRefInf/Ref RF18539007547034',
      ],
    ],
    ['Facture n° 2026/17 – février', ['Ustrd Facture n 2026/17 - fevrier']],
    ['090/9337/55494', ['Ustrd 090/9337/55494']],
  ])('writes the communication %s as the supplier reads it', (communication, expected) => {
    const found = read({ transfers: [transfer({ communication })] });
    const prefix = 'PmtInf/CdtTrfTxInf/RmtInf/';
    const written = found.filter((path) => path.startsWith(prefix));
    expect(written.map((path) => path.slice(prefix.length))).toEqual(expected);
  });

  it('cuts names at 70 and words at 140 characters', () => {
    const long = transfer({ creditor_name: 'é'.repeat(90), communication: 'x'.repeat(200) });
    const found = read({ transfers: [long] }).join('\n');
    expect(found).toMatch(/Cdtr\/Nm e{70}$/m);
    expect(found).toMatch(/RmtInf\/Ustrd x{140}$/m);
  });

  it('takes what the supplier asks for, else the number, else what it was for', () => {
    const of = (payment_communication: string | null, invoice_number: string | null) =>
      communicationFor({ payment_communication, invoice_number, description: 'Lift' });
    expect([of('A', 'B'), of(null, 'B'), of('中', null)]).toEqual(['A', 'B', 'Lift']);
    const nothing = { payment_communication: null, invoice_number: null, description: '中' };
    expect(communicationFor(nothing)).toBe('INVOICE');
  });
});

describe('characters of SEPA', () => {
  it('are all that is left of any text, whatever stands in it', () => {
    for (let point = 1; point < 0x3000; point += 1) {
      const text = sepaText(`a${String.fromCodePoint(point)}b//c/`, 20);
      expect(text).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]+$/);
      expect(text).not.toMatch(/\/\/|\/$/);
    }
  });
});
