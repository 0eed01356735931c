import { HANDED_PARTS, HANDOVER_PARTS } from '#domain/handover/handover-parts.ts';
import { calculateHandoverTerm } from '#domain/handover/handover-term.ts';
import type { Language } from '#domain/kernel/language.ts';
import { dayInWords, letterEnd, letterFrame } from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { sayMissing } from '../show-handover.ts';
import type { CollectedFile } from './collect-file.ts';

const MEGABYTE = 1_000_000;

/** Facts of the archive that a receipt names. */
interface ReceiptOn {
  readonly collected: CollectedFile;
  readonly today: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Composes the receipt of a handover in the language of the building: what the archive holds, its hash, and
 * what is missing.
 * Rule: Civil Code, art. 3.89 §5 7°.
 */
export function receiptLetter({ collected, today, size, sha256 }: ReceiptOn): PaperLetter {
  const { head, language, manifest, missing, foot } = collected;
  const say = createTranslator(language);
  const subject = say('letter.handover.subject', { building: head.name });
  return {
    ...letterFrame(head, { name: say('letter.handover.recipient'), address: null, language }),
    file_name: ['handover', toSlug(head.name), today, 'receipt'].join('-'),
    title: subject,
    dated: today,
    mention: null,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, today) },
      {
        label: say('letter.handover.ended_on'),
        value: dayInWords(language, manifest.mandate_ended_on),
      },
      {
        label: say('letter.handover.last_on'),
        value: dayInWords(language, calculateHandoverTerm(manifest.mandate_ended_on)),
      },
    ],
    subject,
    foot: [...foot],
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: say('letter.handover.opening', { building: head.name }) },
      { kind: 'heading', text: say('letter.handover.contents') },
      listContents(collected, language),
      {
        kind: 'paragraph',
        text: say('letter.handover.archive', { megabytes: Math.ceil(size / MEGABYTE) }),
      },
      { kind: 'small', text: sha256 },
      { kind: 'heading', text: say('letter.handover.missing') },
      ...(missing.length === 0
        ? [{ kind: 'paragraph' as const, text: say('letter.handover.nothing_missing') }]
        : missing.map((part) => ({
            kind: 'paragraph' as const,
            text: sayMissing(part, language),
          }))),
      { kind: 'blanks', labels: [say('letter.handover.received_on'), say('letter.handover.signed')] },
      ...letterEnd(head, language, []),
    ],
  };
}

function listContents({ manifest }: CollectedFile, language: Language) {
  const say = createTranslator(language);
  const counts = new Map(manifest.tables.map(({ path, rows }) => [path, rows]));
  return {
    kind: 'table' as const,
    columns: [
      { label: say('letter.handover.what'), numeric: false },
      { label: say('letter.handover.number'), numeric: true },
    ],
    rows: HANDOVER_PARTS.flatMap((part) => {
      const rows = counts.get(`${HANDED_PARTS[part]}.json`) ?? 0;
      if (rows === 0) return [];
      const cells = [say(`letter.handover.part.${part}`), String(rows)];
      return [{ kind: 'line' as const, cells }];
    }),
  };
}
