export {
  dayInWords,
  letterFrame,
  letterEnd,
  sayIn,
  writtenNumber,
  type Addressee,
  type Letterhead,
  type Say,
} from './letterhead.ts';
export { paymentBox } from './payment-box.ts';
export { findLetterhead } from './repository.ts';
