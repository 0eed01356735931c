import { expect, it } from 'vitest';
import { scramVerifier } from './scram-verifier.ts';

it('makes of the password and the salt of RFC 7677 the keys that are proven there', () => {
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
  expect(scramVerifier('pencil', salt)).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$' +
      'WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

it('salts each anew', () => {
  expect(scramVerifier('pencil')).not.toBe(scramVerifier('pencil'));
});
