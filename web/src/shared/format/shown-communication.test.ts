import { expect, it } from 'vitest';
import { shownCommunication } from './shown-communication.ts';

it('writes a structured communication as on paper, and leaves words as they are', () => {
  expect(shownCommunication('000000015255')).toBe('+++000/0000/15255+++');
  expect(shownCommunication('+++000/0000/15255+++')).toBe('+++000/0000/15255+++');
  expect(shownCommunication('Lot A1')).toBe('Lot A1');
  expect(shownCommunication(null)).toBeNull();
});
