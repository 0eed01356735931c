import type { Words } from '../i18n/words.tsx';

/** What the service calls the key that every building has; no other key may be called so. */
const GENERAL = 'General';

/** What a distribution key is called: as people have named it, the general one in the language of the page. */
export function keyName(name: string, t: Words['t']): string {
  return name === GENERAL ? t('web.key_general') : name;
}
