/** Keys that encrypt archives; without one, they stay plain. */
export interface EncryptionKeys {
  readonly passphrase?: string | undefined;
  /** `age1…`: can write archives, but not read them. */
  readonly publicKey?: string | undefined;
}

/** Keys that decrypt archives. */
export interface DecryptionKeys {
  readonly passphrase?: string | undefined;
  /** `AGE-SECRET-KEY-1…`, the other half of the public key. */
  readonly secretKey?: string | undefined;
  /** Further secret keys. */
  readonly secretKeys?: readonly string[];
}

/** Bech32 of 32 bytes and a checksum. */
const PUBLIC_KEY = /^age1[02-9ac-hj-np-z]{58}$/;
/** As age-keygen writes it, below comments. */
const SECRET_KEY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/m;

export function isEncrypting({ passphrase, publicKey }: EncryptionKeys): boolean {
  return passphrase !== undefined || publicKey !== undefined;
}

export function isPublicKey(text: string): boolean {
  return PUBLIC_KEY.test(text);
}

/** Secret key in the text of a file; undefined if there is none. */
export function findSecretKey(text: string): string | undefined {
  return SECRET_KEY.exec(text)?.[0];
}
