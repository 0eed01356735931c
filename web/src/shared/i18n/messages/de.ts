import type { Messages } from '../messages.ts';

/** Messages of the frame around all pages, with the enumerations that it and the home pages need. */
export const messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>(
      '../../../../../src/locales/{web,web-navigation,web-notifications}/de.json',
      { eager: true, import: 'default' },
    ),
  ),
  ...Object.values(
    import.meta.glob<Messages>('../../../../../src/locales/enumerations/de.json', {
      eager: true,
      import: 'default',
      query: '?first',
    }),
  ),
) as Messages;
