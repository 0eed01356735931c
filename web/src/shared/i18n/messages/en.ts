import type { Messages } from '../messages.ts';

/** Messages of the frame around all pages, and of enumerations. */
export const messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>(
      '../../../../../src/locales/{web,web-navigation,web-notifications,enumerations}/en.json',
      {
        eager: true,
        import: 'default',
      },
    ),
  ),
) as Messages;
