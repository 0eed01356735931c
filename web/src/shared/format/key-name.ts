import type { Words } from '../i18n/words.tsx';

/** Name of the general key in the API, which no other key may have. */
const GENERAL = 'General';

/** Display name of a distribution key: its own, or the translated name of the general key. */
export function keyName(name: string, t: Words['t']): string {
  return name === GENERAL ? t('web.key_general') : name;
}
