import { VisuallyHidden } from '@mantine/core';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './PaperReading.module.css';
import {
  compareIban,
  listReadFields,
  listSenderCodes,
  type PaperValues,
  type ReadField,
} from './read-values.ts';
import type { PaperReading as Reading } from './use-paper.ts';

/** Outline of Tabler Icons 3 (MIT), which only these pages need. */
const WAND =
  'M6 21l15 -15l-3 -3l-15 15l3 3M15 6l3 3M9 3a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2M19 13a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2';

function Wand({ size }: { readonly size: number }) {
  return (
    <svg className={styles['wand']} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d={WAND} />
    </svg>
  );
}

/** Mark beside the label of a field whose text was read from the paper. */
export function ReadMark() {
  const { t } = useWords();
  return (
    <span className={styles['mark']} title={t('web-expenses.paper.mark_hint')}>
      <Wand size={14} />
      <span aria-hidden>{t('web-expenses.paper.mark')}</span>
      <VisuallyHidden>{t('web-expenses.paper.mark_hint')}</VisuallyHidden>
    </span>
  );
}

/** Says what was read from the paper, and what was not. */
export function PaperReading({ reading }: { readonly reading: Reading }) {
  const { t } = useWords();
  const { isPending, hasFailed, paper } = reading;
  if (!isPending && !hasFailed && paper === undefined) return null;
  const hasText = paper?.values.has_text === true;
  return (
    <div className={styles['reading']} role="status">
      <Wand size={20} />
      <div>
        {isPending && t('web-expenses.paper.reading')}
        {hasFailed && paper === undefined && t('web-expenses.paper.failed')}
        {paper !== undefined && !hasText && t('web-expenses.paper.no_text')}
        {paper !== undefined && hasText && <Stated paper={paper} />}
      </div>
    </div>
  );
}

/** Labels of the fields. */
const LABELS: Readonly<Record<ReadField, string>> = {
  supplier: 'web-expenses.supplier',
  invoice_number: 'web-expenses.invoice_number',
  expense_date: 'web-expenses.date',
  due_date: 'web-expenses.due_date',
  payment_communication: 'web-expenses.payment_communication',
  amount: 'web-expenses.amount_incl',
};

function Stated({ paper }: { readonly paper: PaperValues }) {
  const { t } = useWords();
  const { stated, missing } = listReadFields(paper);
  const fields = missing.map((name) => t(LABELS[name])).join(', ');
  const codes = listSenderCodes(paper);
  return (
    <>
      <strong>{t('web-expenses.paper.read', { count: stated.length })}</strong>{' '}
      {missing.length > 0 && t('web-expenses.paper.missing', { fields })}{' '}
      {codes.length > 0 && t('web-expenses.paper.unknown', { codes: codes.join(', ') })}
      <Iban paper={paper} />
    </>
  );
}

/** Says whether the account on the paper is that of the supplier. */
function Iban({ paper }: { readonly paper: PaperValues }) {
  const { t } = useWords();
  const iban = formatIban(paper.values.iban ?? '');
  const known = formatIban(paper.supplier?.iban ?? '');
  const agreement = compareIban(paper);
  if (agreement === 'none') return null;
  if (agreement === 'known') return t('web-expenses.paper.iban_known', { iban });
  if (agreement === 'new') return t('web-expenses.paper.iban_new', { iban });
  return (
    <span className={styles['warning']}>
      {t('web-expenses.paper.iban_differs', { iban, known })}
    </span>
  );
}
