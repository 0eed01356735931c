import { mailSettled } from '#features/mails/index.ts';
import { following } from '#platform/followers.ts';
import { discloseLetters } from './disclosure-repository.ts';
import { keepLetters } from './erasure-repository.ts';
import { followMail } from './follow-mail.ts';
import { createLetterTasks } from './tasks.ts';

export { listDeliveries, recordPost, withdrawPosts } from './delivery-repository.ts';
export { findSenders } from './find-senders.ts';
export { footLines, readPrintedHead, type PrintedHeads } from './printed-heads.ts';
export { drawDrafts, readLetters } from './render-letters.ts';
export { listLetters, type KeptLetter, type LetterPdf } from './letter-repository.ts';
export { readLettersAbout, type WantedLetters } from './read-letters.ts';
export {
  dayInWords,
  letterFrame,
  letterEnd,
  formatNumberOrNone,
  type Addressee,
  type Letterhead,
} from './letterhead.ts';
export {
  LETTERS_FILES,
  letterFile,
  lettersFile,
  lettersFormat,
  requireFewLetters,
} from './letters-file.ts';
export { markPosted } from './mark-posted.ts';
export { paymentBox } from './payment-box.ts';
export { markAsDraft, sendingPreviewRoute, type Rehearsed } from './sending-preview.ts';
export { findLetterhead, findLetterheads } from './repository.ts';
export {
  sendLetters,
  hasRecipient,
  sendLettersAbout,
  withdrawLetters,
  writeLetters,
  type NewLetter,
  type NewLetterAbout,
  type WrittenLetter,
} from './send-letters.ts';
import { letterRetention } from './retention-repository.ts';
import { tables } from './tables.ts';

export const lettersFeature = {
  tables,
  disclosure: discloseLetters,
  erasure: keepLetters,
  retention: letterRetention,
  routes: [],
  tasks: createLetterTasks,
  followers: [following(mailSettled, followMail)],
};
