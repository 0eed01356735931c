import type { Messages } from '../messages.ts';

/** Messages that the frame around all pages needs, with those of the names of pages. */
export const messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>(
      '../../../../../src/locales/{web,web-navigation,web-notifications,enumerations}/fr.json',
      { eager: true, import: 'default', query: '?first' },
    ),
  ),
) as Messages;
