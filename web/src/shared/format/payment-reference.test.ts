import { expect, it } from 'vitest';
import { formatCommunicationForDisplay } from './payment-reference.ts';

it('writes a structured communication as on paper, and leaves words as they are', () => {
  expect(formatCommunicationForDisplay('000000015255')).toBe('+++000/0000/15255+++');
  expect(formatCommunicationForDisplay('+++000/0000/15255+++')).toBe('+++000/0000/15255+++');
  expect(formatCommunicationForDisplay('Lot A1')).toBe('Lot A1');
  expect(formatCommunicationForDisplay(null)).toBeNull();
});
