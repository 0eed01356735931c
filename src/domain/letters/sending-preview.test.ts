import { describe, expect, it } from 'vitest';
import { countRecipients, listSendingGaps, type ComingLetter } from './sending-preview.ts';

const byMail: ComingLetter = {
  channel: 'Email',
  language: 'fr',
  address: null,
  is_without_account: false,
};
const byPost: ComingLetter = { ...byMail, channel: 'Post', address: 'Rue Haute 1, 1000 Bruxelles' };
const dayBefore = { today: '2026-03-01', postBy: '2026-03-02' };

describe('gaps before letters are sent', () => {
  it.each([
    ['nothing is missing', [byMail, byPost], dayBefore, []],
    [
      'letters that ask for a payment without an account block',
      [{ ...byMail, is_without_account: true }, byPost],
      dayBefore,
      [{ code: 'BankAccountMissing', severity: 'Blocking', count: 1 }],
    ],
    [
      'letters by post need an address, e-mails do not',
      [byMail, { ...byPost, address: null }, { ...byPost, address: ' ' }],
      dayBefore,
      [{ code: 'AddressMissing', severity: 'Warning', count: 2 }],
    ],
    ['the last day to post is in time', [byPost], { ...dayBefore, today: '2026-03-02' }, []],
    [
      'letters by post are late after that day',
      [byMail, byPost],
      { ...dayBefore, today: '2026-03-03' },
      [{ code: 'LateForPost', severity: 'Warning', count: 1 }],
    ],
    ['without a term nothing is late', [byPost], { today: '2026-03-03', postBy: null }, []],
  ])('%s', (_rule, letters, days, gaps) => {
    expect(listSendingGaps(letters, days)).toEqual(gaps);
  });

  it('recipients are counted by channel and language', () => {
    const letters = [byMail, byPost, { ...byMail, language: 'nl' as const }, byMail];
    expect(countRecipients(letters)).toEqual([
      { channel: 'Email', language: 'fr', count: 2 },
      { channel: 'Post', language: 'fr', count: 1 },
      { channel: 'Email', language: 'nl', count: 1 },
    ]);
  });
});
