/** Total length of an IBAN by country (ISO 13616 registry). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27
   DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28
   IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22
   MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24
   SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i');

const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/**
 * Normalizes a Belgian enterprise (or VAT) number to ten digits, from forms such as "BE 0202.239.951".
 * Returns undefined if it is invalid.
 * Rule of the Crossroads Bank for Enterprises: first digit 0 or 1, the last two are 97 minus the first
 * eight modulo 97.
 */
export function normaliseEnterpriseNumber(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^BE/i, '')
    .replace(/[\s./-]/g, '');
  if (!/^[01]\d{9}$/.test(digits)) return undefined;
  return Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97) ? digits : undefined;
}

/**
 * Normalizes an IBAN to capitals without blanks; undefined if its length for the country or a check digit
 * is wrong.
 * Rule: ISO 13616 with check 97-10 of ISO 7064; a Belgian account number has its own check (the first ten
 * digits modulo 97, 97 in place of 0).
 */
export function normaliseIban(text: string): string | undefined {
  const iban = text.replace(/\s/g, '').toUpperCase();
  const match = /^([A-Z]{2})(\d{2})([A-Z0-9]+)$/.exec(iban);
  if (!match) return undefined;
  const [, country = '', check = '', account = ''] = match;
  if (IBAN_LENGTHS.get(country) !== iban.length) return undefined;
  if (check < '02' || check > '98') return undefined;
  if (moduloNinetySeven(account + country + check) !== 1) return undefined;
  return country !== 'BE' || isBelgianAccount(account) ? iban : undefined;
}

/** Converts a Belgian account number of twelve digits to its IBAN; undefined if invalid. */
export function ibanOfBelgianAccount(text: string): string | undefined {
  const account = text.replace(/[\s-]/g, '');
  if (!isBelgianAccount(account)) return undefined;
  const check = 98 - moduloNinetySeven(`${account}BE00`);
  return `BE${String(check).padStart(2, '0')}${account}`;
}

/**
 * Normalizes a creditor reference to capitals without blanks; undefined if invalid.
 * Rule: ISO 11649, "RF", two check digits (97-10 of ISO 7064) and up to 21 letters and digits.
 */
export function normaliseReference(text: string): string | undefined {
  const reference = text.replace(/\s/g, '').toUpperCase();
  const match = /^RF(\d{2})([A-Z0-9]{1,21})$/.exec(reference);
  if (!match) return undefined;
  const [, check = '', number = ''] = match;
  return moduloNinetySeven(`${number}RF${check}`) === 1 ? reference : undefined;
}

function isBelgianAccount(account: string): boolean {
  if (!/^\d{12}$/.test(account)) return false;
  return Number(account.slice(10)) === (Number(account.slice(0, 10)) % 97 || 97);
}

/** Letters count as A = 10 … Z = 35. */
function moduloNinetySeven(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}

/** Whether a text is the bank identifier code of an institution (8) or a branch (11 characters). */
export function isBic(text: string): boolean {
  return BIC.test(text);
}

/**
 * Normalizes a telephone number to the international form "+32470123456"; undefined if invalid.
 * Rule: blanks, dots and slashes are dropped, "00" means "+", a single leading 0 is a Belgian number; the
 * result has 7 to 15 digits (ITU-T E.164).
 */
export function normalisePhone(text: string): string | undefined {
  const compact = text.replace(/[\s./]/g, '');
  const international = compact.replace(/^00/, '+').replace(/^0/, '+32');
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : undefined;
}

/**
 * Whether mail can be sent to an e-mail address; applies to the API, imports, settings and the mail server.
 * Rule: RFC 5321, 4.1.2 and 4.5.3.1, in ASCII, with a domain of several labels. Quoted parts and domain
 * literals, which are not used in practice and which parsers read differently, are refused.
 */
export function isEmail(value: string): boolean {
  return (
    value.length <= MAX_EMAIL_LENGTH &&
    value.indexOf('@') <= MAX_LOCAL_PART_LENGTH &&
    EMAIL.test(value)
  );
}

/** Formats an IBAN as on paper: in groups of four. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Formats an enterprise number of ten digits as on paper: `0850.243.206`. */
export function formatEnterpriseNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');
}

/**
 * Formats a telephone number "+32470123456" as on paper: "+32 470 12 34 56"; numbers of other countries are
 * unchanged.
 * Rule: the Belgian numbering plan. Mobile numbers begin with 4 and have nine digits; of the others, with
 * eight, the zones 2, 3, 4 and 9 have one digit and all others two.
 */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+32(4\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4')
    .replace(/^\+32([2349])(\d{3})(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4')
    .replace(/^\+32([15-8]\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4');
}
