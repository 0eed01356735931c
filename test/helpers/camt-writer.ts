/** A payment within an entry. */
interface WrittenDetail {
  readonly amount_cents?: number;
  readonly end_to_end_id?: string;
  readonly name?: string;
  readonly iban?: string;
  readonly reference?: string;
  readonly words?: readonly string[];
  readonly return_reason?: string;
  /** Text in `RtrInf` instead of a reason of the code list. */
  readonly return_information?: string;
}

export interface WrittenEntry {
  /** Positive: received. */
  readonly amount_cents: number;
  readonly booked_on: string;
  readonly value_date?: string;
  readonly status?: string;
  readonly is_reversal?: boolean | '1';
  /** Domain, family and sub-family; a bank's own code if it is one word. */
  readonly code?: string;
  readonly details?: readonly WrittenDetail[];
  /** Reference of the batch that it totals. */
  readonly batch?: string;
}

export interface WrittenCamt {
  readonly version: '02' | '08';
  readonly statements: readonly {
    readonly iban: string;
    readonly number: string;
    readonly date: string;
    readonly opening_cents: number;
    readonly entries: readonly WrittenEntry[];
    readonly wrong?: {
      readonly closing_cents?: number;
      readonly count?: number;
      readonly credits?: number;
      readonly credit_cents?: number;
      readonly debit_cents?: number;
    };
  }[];
}

/** Formats cents as the standard writes amounts, without floating point. */
const euro = (cents: number) => String(Math.abs(cents)).padStart(3, '0').replace(/(..)$/, '.$1');
const side = (cents: number) => `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
const amount = (cents: number) => `<Amt Ccy="EUR">${euro(cents)}</Amt>`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const given = (tag: string, text: string | undefined) =>
  text === undefined ? '' : `<${tag}>${escaped(text)}</${tag}>`;

/** Writes a camt.053 message as a bank does, in version 02 or 08. */
export function writeCamt({ version, statements }: WrittenCamt): string {
  const balance = (code: string, cents: number, date: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}${side(cents)}<Dt><Dt>${date}</Dt></Dt></Bal>`;
  const written = statements.map(({ iban, number, date, opening_cents, entries, wrong }) => {
    const booked = entries.filter(({ status = 'BOOK' }) => status === 'BOOK');
    const sum = booked.reduce((total, entry) => total + entry.amount_cents, opening_cents);
    return `<Stmt><Id>S-${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', opening_cents, date)}${balance('CLBD', wrong?.closing_cents ?? sum, date)}${balance('CLAV', 0, date)}
${summaryOf(entries, wrong)}
${entries.map((entry) => entryOf(entry, version)).join('\n')}</Stmt>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M</MsgId></GrpHdr>
${written.join('\n')}
</BkToCstmrStmt></Document>`;
}

function summaryOf(
  entries: readonly WrittenEntry[],
  wrong: WrittenCamt['statements'][number]['wrong'],
): string {
  const amounts = entries.map(({ amount_cents }) => amount_cents);
  const [credits, debits] = [amounts.filter((cents) => cents >= 0), amounts.filter((c) => c < 0)];
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + Math.abs(one), 0);
  const told = (tag: string, count: number, cents: number) =>
    `<${tag}><NbOfNtries>${count}</NbOfNtries><Sum>${euro(cents)}</Sum></${tag}>`;
  return `<TxsSummry><TtlNtries><NbOfNtries>${wrong?.count ?? entries.length}</NbOfNtries></TtlNtries>${told(
    'TtlCdtNtries',
    wrong?.credits ?? credits.length,
    wrong?.credit_cents ?? sum(credits),
  )}${told('TtlDbtNtries', debits.length, wrong?.debit_cents ?? sum(debits))}</TxsSummry>`;
}

function entryOf(entry: WrittenEntry, version: '02' | '08'): string {
  const { amount_cents, booked_on, value_date = booked_on, status = 'BOOK', details = [] } = entry;
  const state = version === '02' ? status : `<Cd>${status}</Cd>`;
  return `<Ntry>${amount(amount_cents)}${side(amount_cents)}${given('RvslInd', entry.is_reversal ? String(entry.is_reversal) : undefined)}<Sts>${state}</Sts>
<BookgDt><Dt>${booked_on}</Dt></BookgDt><ValDt><Dt>${value_date}</Dt></ValDt>${codeOf(entry.code ?? 'PMNT/RCDT/ESCT')}
<NtryDtls>${entry.batch === undefined ? '' : `<Btch><PmtInfId>${entry.batch}</PmtInfId></Btch>`}${details.map((detail) => detailOf(detail, entry, version)).join('\n')}</NtryDtls></Ntry>`;
}

function codeOf(code: string): string {
  const [domain, family, sub] = code.split('/');
  if (family === undefined) return `<BkTxCd><Prtry><Cd>${code}</Cd></Prtry></BkTxCd>`;
  return `<BkTxCd><Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
}

function detailOf(detail: WrittenDetail, entry: WrittenEntry, version: '02' | '08'): string {
  const { amount_cents, name = 'Dupont', iban, reference, words = [] } = detail;
  const isReturn = Boolean(entry.is_reversal) || detail.return_information !== undefined;
  const isDebtor = entry.amount_cents > 0 !== isReturn;
  const party = isDebtor ? 'Dbtr' : 'Cdtr';
  const named = given('Nm', name);
  const paid =
    amount_cents === undefined
      ? ''
      : version === '02'
        ? `<AmtDtls><TxAmt>${amount(amount_cents)}</TxAmt></AmtDtls>`
        : amount(amount_cents) + side(entry.amount_cents);
  const remittance =
    reference === undefined
      ? words.map((text) => given('Ustrd', text)).join('')
      : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
  return `<TxDtls><Refs>${given('EndToEndId', detail.end_to_end_id ?? 'NOTPROVIDED')}</Refs>${paid}
<RltdPties><${party}>${version === '02' ? named : `<Pty>${named}</Pty>`}</${party}>${iban === undefined ? '' : `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>`}</RltdPties>
<RmtInf>${remittance}</RmtInf>${returnOf(detail)}</TxDtls>`;
}

function returnOf({ return_reason, return_information }: WrittenDetail): string {
  const reason = given('Cd', return_reason);
  const told = return_information ?? (reason === '' ? '' : `<Rsn>${reason}</Rsn>`);
  return told === '' ? '' : `<RtrInf>${told}</RtrInf>`;
}
