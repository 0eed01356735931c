import type { Messages } from '../../messages.ts';

/** Messages that pages share: of lists, forms and enumerations. */
export const messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>(
      '../../../../../../src/locales/{web,web-navigation,web-notifications,enumerations}/nl.json',
      { eager: true, import: 'default', query: '?later' },
    ),
  ),
) as Messages;
