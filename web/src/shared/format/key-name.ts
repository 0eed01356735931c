import { GENERAL_KEY } from '#domain/register/general-key.ts';
import type { Words } from '../i18n/words.tsx';

/** Display name of a distribution key: its own, or the translated name of the general key. */
export function keyName(name: string, t: Words['t']): string {
  return name === GENERAL_KEY ? t('web.key_general') : name;
}
