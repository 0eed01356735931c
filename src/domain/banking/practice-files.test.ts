import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readXml } from '#platform/xml/read-xml.ts';
import { listBookableTransactions, type BankStatement } from './bank-statement.ts';
import { readCamt } from './camt.ts';
import { readCoda } from './coda.ts';

const bytes = (name: string) =>
  readFileSync(new URL(`../../../test/data/inputs/${name}`, import.meta.url));
const camt = (text: string | Uint8Array) =>
  readCamt(readXml(typeof text === 'string' ? Buffer.from(text) : text));
const booked = (statements: readonly BankStatement[]) =>
  statements.flatMap(listBookableTransactions);

const OWN_ACCOUNT = { account: 'BE68539007547034', currency: 'EUR', faults: [] };

describe('a CODA file', () => {
  it('keeps the free text of records 3', () => {
    expect(booked(readCoda(bytes('coda-annex-free-text.cod')))).toMatchObject([
      {
        communication: 'Europese overschrijving (zie bijlage) Mededeling: +++000/0000/17376+++',
        structured_communication: null,
      },
    ]);
  });

  it('is known again after the text of records 3 is read', () => {
    const [own] = readCoda(bytes('coda-annex-free-text.cod')).flatMap((one) => one.transactions);
    expect(own?.communication).toBe('Europese overschrijving (zie bijlage)');
  });

  it('keeps the name of the ultimate debtor beside a reference', () => {
    const lines = bytes('coda-annex-free-text.cod').toString('latin1').split('\r\n');
    const named = lines.map((line) => {
      if (!line.startsWith('31')) return line;
      return `${line.slice(0, 39)}1009${'Marie Dubois'.padEnd(70)}${line.slice(113)}`;
    });
    expect(booked(readCoda(Buffer.from(named.join('\r\n'), 'latin1')))).toMatchObject([
      { communication: 'Europese overschrijving (zie bijlage) Marie Dubois' },
    ]);
  });

  it('with a blank account structure is read by its content', () => {
    expect(readCoda(bytes('coda-blank-account-structure.cod'))).toMatchObject([
      { ...OWN_ACCOUNT, closing_cents: 1_000 },
    ]);
  });

  it('of MS-DOS has its accents', () => {
    const text = bytes('coda-blank-account-structure.cod').toString('latin1');
    const written = Buffer.from(text.replace('TEST    ', 'TEST a\u0082r'), 'latin1');
    expect(booked(readCoda(written))).toMatchObject([{ communication: 'TEST aér' }]);
  });
});

describe('a camt.053 message', () => {
  it('keeps additional information, and a reference in it', () => {
    expect(booked(camt(bytes('camt-addtltxinf.xml')))).toMatchObject([
      { communication: '+++000/0000/17376+++', structured_communication: '000000017376' },
    ]);
  });

  it.each([
    [
      'a text beside a reference',
      '<RmtInf><Strd><CdtrRefInf><Ref>000000017376</Ref></CdtrRefInf><AddtlRmtInf>Lot A1</AddtlRmtInf></Strd></RmtInf>',
      ['000000017376 Lot A1', '000000017376'],
    ],
    [
      'several references',
      '<RmtInf><Strd><CdtrRefInf><Ref>000000017376</Ref></CdtrRefInf></Strd><Strd><CdtrRefInf><Ref>090933755493</Ref></CdtrRefInf></Strd></RmtInf>',
      ['000000017376 090933755493', null],
    ],
    [
      'the ultimate debtor',
      '<RltdPties><UltmtDbtr><Pty><Nm>Marie Dubois</Nm></Pty></UltmtDbtr></RltdPties><RmtInf><Ustrd>000000017376</Ustrd></RmtInf>',
      ['000000017376 Marie Dubois', '000000017376'],
    ],
    ['a single text as before', '<RmtInf><Ustrd>Loyer</Ustrd></RmtInf>', ['Loyer', null]],
  ])('keeps %s', (_what, xml, [communication, structured_communication]) => {
    const text = bytes('camt-addtltxinf.xml').toString('utf8');
    const changed = text.replace(/<AddtlTxInf>.*<\/AddtlTxInf>/, xml);
    expect(booked(camt(changed))).toMatchObject([{ communication, structured_communication }]);
  });

  it.each([
    ['2026-11-09T23:30:00Z', '2026-11-10'],
    ['2026-11-09T23:30:00+01:00', '2026-11-09'],
    ['2026-07-09T22:30:00Z', '2026-07-10'],
    ['2026-11-09T23:30:00', '2026-11-09'],
  ])('booked at %s is booked on %s in Belgium', (time, day) => {
    const text = bytes('camt-bookgdt-utc-evening.xml').toString('utf8');
    const [one] = booked(camt(text.replaceAll('2026-11-09T23:30:00Z', time)));
    expect(one).toMatchObject({ booked_on: day, value_date: day });
  });

  it.each(['02', '04', '08', '13'])('of version %s is read', (version) => {
    const text = bytes('camt-version-04.xml').toString('utf8');
    const statements = camt(text.replace('camt.053.001.04', `camt.053.001.${version}`));
    expect(statements).toMatchObject([{ ...OWN_ACCOUNT, number: '1', closing_cents: 1_000 }]);
  });

  it('in pages has a statement for each, from one interim balance to the next', () => {
    const text = bytes('camt-version-04.xml').toString('utf8');
    const page = (number: number, last: boolean, codes: readonly [string, string]) =>
      text
        .replace(
          '<Acct>',
          `<StmtPgntn><PgNb>${number}</PgNb><LastPgInd>${last}</LastPgInd></StmtPgntn><Acct>`,
        )
        .replace('OPBD', codes[0])
        .replace('CLBD', codes[1]);
    expect(camt(page(1, false, ['OPBD', 'ITBD']))).toMatchObject([
      { ...OWN_ACCOUNT, number: '1/1' },
    ]);
    expect(camt(page(2, false, ['ITBD', 'ITBD']))).toMatchObject([
      { ...OWN_ACCOUNT, number: '1/2' },
    ]);
    expect(camt(page(3, true, ['ITBD', 'CLBD']))).toMatchObject([
      { ...OWN_ACCOUNT, number: '1/3' },
    ]);
    expect(camt(page(1, true, ['OPBD', 'CLBD']))).toMatchObject([{ ...OWN_ACCOUNT, number: '1' }]);
  });

  it.each(['RRTN', 'UPDD', 'RPCR'])('marks a return by its code %s alone', (code) => {
    const text = bytes('camt-return-after-batch-2-return.xml').toString('utf8');
    const changed = text.replace(/<RtrInf>.*<\/RtrInf>/, '').replace('ESCT', code);
    expect(booked(camt(changed))).toMatchObject([{ nature: 'Return' }]);
  });
});
