import { Decrypter, Encrypter, Stanza } from 'age-encryption';
import { expect, it } from 'vitest';
import { PassphraseIdentity, PassphraseRecipient } from './passphrase.ts';

const PASSPHRASE = 'drie-zwanen-op-het-kanaal';

it('what it encrypts is opened by age, and what age encrypts by it', async () => {
  const own = new Encrypter();
  own.addRecipient(new PassphraseRecipient(PASSPHRASE));
  const theirs = new Decrypter();
  theirs.addPassphrase(PASSPHRASE);
  expect(await theirs.decrypt(await own.encrypt('rows'), 'text')).toBe('rows');
  const age = new Encrypter();
  age.setScryptWorkFactor(12);
  age.setPassphrase(PASSPHRASE);
  const identity = new Decrypter();
  identity.addIdentity(new PassphraseIdentity(PASSPHRASE));
  expect(await identity.decrypt(await age.encrypt('rows'), 'text')).toBe('rows');
});

it('another passphrase opens nothing, and is no fault of the file', async () => {
  const fileKey = new Uint8Array(16).fill(7);
  const stanzas = await new PassphraseRecipient(PASSPHRASE).wrapFileKey(fileKey);
  expect(await new PassphraseIdentity(PASSPHRASE).unwrapFileKey(stanzas)).toEqual(fileKey);
  expect(await new PassphraseIdentity('another-passphrase').unwrapFileKey(stanzas)).toBeNull();
  const other = [new Stanza(['X25519', 'x'], new Uint8Array(32))];
  expect(await new PassphraseIdentity(PASSPHRASE).unwrapFileKey(other)).toBeNull();
});

it.each([
  ['more work than memory allows', ['scrypt', 'AAAAAAAAAAAAAAAAAAAAAA', '21'], 32],
  ['no number', ['scrypt', 'AAAAAAAAAAAAAAAAAAAAAA', '016'], 32],
  ['a short salt', ['scrypt', 'AAAA', '16'], 32],
  ['a salt that is none', ['scrypt', 'AAAAAAAAAAAAAAAAAAAAA!', '16'], 32],
  ['a short body', ['scrypt', 'AAAAAAAAAAAAAAAAAAAAAA', '16'], 31],
  ['more than it has', ['scrypt', 'AAAAAAAAAAAAAAAAAAAAAA', '16', 'x'], 32],
])('a header with %s is refused', async (_, args, bytes) => {
  const stanzas = [new Stanza(args, new Uint8Array(bytes))];
  const opening = new PassphraseIdentity(PASSPHRASE).unwrapFileKey(stanzas);
  await expect(opening).rejects.toThrow('malformed');
});

it('a passphrase beside other recipients is refused', async () => {
  const stanzas = await new PassphraseRecipient(PASSPHRASE).wrapFileKey(new Uint8Array(16));
  const opening = new PassphraseIdentity(PASSPHRASE).unwrapFileKey([...stanzas, ...stanzas]);
  await expect(opening).rejects.toThrow('malformed');
});
