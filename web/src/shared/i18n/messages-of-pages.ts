import type { Messages } from './messages.ts';

/** Messages of pages, a file of each folder and language, without those that a home page shows first. */
export const files = import.meta.glob<Messages>(
  [
    '../../../../src/locales/web-*/*.json',
    '!../../../../src/locales/web-{navigation,notifications}/*.json',
  ],
  { import: 'default', query: '?later' },
);

/** Messages that pages share, by language. */
export const shared = import.meta.glob<Messages>('./messages/shared/*.ts', { import: 'messages' });
