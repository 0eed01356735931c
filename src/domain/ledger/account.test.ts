import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { seededChart } from '#test/helpers/seeded-chart.ts';
import {
  ACCOUNT_TYPES,
  IMPORT_ALIASES,
  checkAccountCode,
  isBankAccountCode,
  isOwnerAccount,
  isSupplierAccount,
  findParentCode,
  resolveImportAlias,
  findStatementLine,
  type AccountType,
} from './account.ts';
import { isAssetLine, linesBySide } from './statement-lines.ts';

describe('the seeded chart', () => {
  const codes = new Set(seededChart.map(({ code }) => code));

  it('has 90 accounts', () => {
    expect(codes.size).toBe(90);
  });

  it.each(seededChart.map((row) => [row.code, row] as const))(
    'agrees on account %s',
    (code, row) => {
      expect(() => checkAccountCode(code, row.account_type)).not.toThrow();
      expect(findParentCode(code, codes)).toBe(row.parent_code);
      const line = row.postable ? findStatementLine(code, row.account_type) : null;
      expect(line).toBe(row.statement_line);
    },
  );
});

describe('checkAccountCode', () => {
  it.each(['', 'a', '12a', '1234567', ' 12', '１２'])('refuses the code %j', (code) => {
    expect(() => checkAccountCode(code, 'Asset')).toThrow(
      new DomainError('invalid_account_code', { account_code: code }),
    );
  });

  it.each([
    ['0', 'Asset'],
    ['85', 'Expense'],
    ['999999', 'Liability'],
    ['45', 'OffBalance'],
    ['7', 'OffBalance'],
  ] as const)('refuses %s as %s', (code, type) => {
    expect(() => checkAccountCode(code, type)).toThrow('account_class_mismatch');
  });

  it.each([
    ['0', 'OffBalance'],
    ['999999', 'OffBalance'],
    ['100000', 'Asset'],
  ] as const)('takes %s as %s', (code, type) => {
    expect(() => checkAccountCode(code, type)).not.toThrow();
  });
});

describe('findParentCode', () => {
  const codes = new Set(['6', '61', '613', '61300', '99']);

  it.each([
    ['61301', '613'],
    ['613', '61'],
    ['6', null],
    ['7', null],
    ['62', '6'],
    ['613000', '61300'],
  ])('of %s is %s', (code, parent) => {
    expect(findParentCode(code, codes)).toBe(parent);
  });
});

describe('import aliases', () => {
  it.each([
    ['400', '4101'],
    ['410', '4101'],
    ['130', '160'],
    ['580', '58'],
    ['4400', '440'],
    ['49901', '4990'],
    ['499012', '4990'],
    ['4990', '4990'],
    ['4996', '4996'],
    ['4100', '4100'],
    ['44001', '44001'],
  ])('%s is booked on %s', (code, target) => {
    expect(resolveImportAlias(code)).toBe(target);
  });

  it('lead to seeded postable accounts', () => {
    const postable = seededChart.filter((row) => row.postable).map(({ code }) => code);
    for (const target of IMPORT_ALIASES.values()) expect(postable).toContain(target);
  });
});

describe('sub-ledgers', () => {
  it.each(['4100', '4101', '41012', '417', '4170'])('%s belongs to an owner', (code) => {
    expect(isOwnerAccount(code)).toBe(true);
  });

  it.each(['416', '419', '440', '41', '400'])('%s belongs to no owner', (code) => {
    expect(isOwnerAccount(code)).toBe(false);
  });

  it('440 and below belong to a supplier', () => {
    expect(['440', '4401', '444', '44'].map(isSupplierAccount)).toEqual([true, true, false, false]);
  });
});

describe('findStatementLine', () => {
  it.each([
    ['25', 'Asset', 'A-100'],
    ['213', 'Asset', 'A-100'],
    ['312', 'Asset', 'A-200'],
    ['1612', 'Equity', 'L-120'],
    ['130', 'Equity', 'L-110'],
    ['174', 'Liability', 'L-200'],
    ['19', 'Liability', 'L-200'],
    ['11', 'Equity', 'L-140'],
    ['41001', 'Asset', 'A-310/L-360'],
    ['4102', 'Asset', 'A-320/L-360'],
    ['4401', 'Liability', 'L-310/A-330'],
    ['453', 'Liability', 'L-330'],
    ['455', 'Liability', 'L-330'],
    ['47', 'Asset', 'A-330'],
    ['47', 'Liability', 'L-340'],
    ['4995', 'Asset', 'A-600/L-500'],
    ['5512', 'Asset', 'A-420/L-370'],
    ['56', 'Asset', 'A-420/L-370'],
    ['54', 'Asset', 'A-420/L-370'],
    ['6104', 'Expense', 'E-160'],
    ['6131', 'Expense', 'E-400'],
    ['617', 'Expense', 'E-610'],
    ['630', 'Expense', 'E-700'],
    ['681', 'Expense', 'E-900'],
    ['703', 'Income', 'I-100'],
    ['742', 'Income', 'I-200'],
    ['79', 'Income', 'I-200'],
    ['0', 'OffBalance', null],
    ['9', 'OffBalance', null],
  ] as const)('%s as %s stands on %s', (code, type, line) => {
    expect(findStatementLine(code, type)).toBe(line);
  });

  it('gives every code of classes 1 to 7 a line of its own statement, for both signs', () => {
    const onBalance = ACCOUNT_TYPES.filter((type) => type !== 'OffBalance');
    const codes = Array.from({ length: 7999 }, (_, index) => String(index + 1)).filter(
      (code) => code < '8',
    );
    const lost = codes.filter((code) => !onBalance.every((type) => standsRight(code, type)));
    expect(codes).toHaveLength(7777);
    expect(lost).toEqual([]);
  });
});

const STATEMENT_BY_CLASS: Record<string, RegExp> = { '6': /^E-/, '7': /^I-/ };

function standsRight(code: string, type: AccountType): boolean {
  const line = findStatementLine(code, type);
  if (line === null) return false;
  const { debit, credit } = linesBySide(line);
  const statement = STATEMENT_BY_CLASS[code.slice(0, 1)] ?? /^[AL]-/;
  const isDual = isAssetLine(debit) && !isAssetLine(credit);
  return statement.test(debit) && statement.test(credit) && (debit === credit || isDual);
}

describe('isBankAccountCode', () => {
  it.each([
    ['550', true],
    ['551', true],
    ['5512', true],
    ['55', true],
    ['53', true],
    ['57', false],
    ['58', false],
    ['155', false],
    ['5', false],
  ])('of %s is %s', (code, expected) => {
    expect(isBankAccountCode(code)).toBe(expected);
  });
});
