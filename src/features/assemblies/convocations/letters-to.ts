import type { Language } from '#domain/kernel/language.ts';
import type { NewLetter } from '#features/documents/letters/index.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import type { Convened } from './convocation-letter.ts';

/** The letter to an owner about a meeting, and the mail that it is attached to. */
interface Writing {
  readonly paper: (owner: Convened) => PaperLetter;
  readonly mail: (language: Language) => RenderedMail;
}

/** Makes a letter to each owner, sent by e-mail with consent (art. 3.87 §3), otherwise by post. */
export function makeMeetingLetters(
  owners: readonly Convened[],
  { paper, mail }: Writing,
): NewLetter[] {
  return owners.map((owner) => ({
    owner_id: owner.id,
    paper: paper(owner),
    mail: owner.is_mailed ? { ...mail(owner.language), recipient: owner.email } : null,
  }));
}
