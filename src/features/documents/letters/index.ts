export {
  dayInWords,
  findLetterhead,
  letterFrame,
  letterEnd,
  sayIn,
  writtenNumber,
  type Addressee,
  type Letterhead,
  type Say,
} from './letterhead.ts';
export { paymentBox } from './payment-box.ts';
