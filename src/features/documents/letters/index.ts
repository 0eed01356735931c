export {
  dayInWords,
  letterFrame,
  letterEnd,
  writtenNumber,
  type Addressee,
  type Letterhead,
} from './letterhead.ts';
export { paymentBox } from './payment-box.ts';
export { findLetterhead } from './repository.ts';
