import { Kbd } from '@mantine/core';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './bank.module.css';

type Proposal = BankTransaction['proposals'][number];

/** Proposed matches for a transaction, most certain first, each with its reason and its entry. */
export function Proposals(props: {
  readonly proposals: readonly Proposal[];
  readonly place: number;
  readonly onChoose: (place: number) => void;
}) {
  const { t } = useWords();
  const { proposals, place, onChoose } = props;
  if (proposals.length === 0) return <p className={styles['none']}>{t('web-bank.match.none')}</p>;
  return (
    <fieldset className={styles['proposals']}>
      <legend>{t('web-bank.match.may_be')}</legend>
      {proposals.map((proposal, index) => (
        <label
          key={JSON.stringify([proposal.kind, proposal.lines])}
          className={styles['proposal']}
          data-chosen={index === place || undefined}
        >
          <input
            type="radio"
            name="proposal"
            checked={index === place}
            onChange={() => onChoose(index)}
          />
          <span className={styles['what']}>
            <span className={styles['kind']}>
              <span>{t(`enum.BankProposalKind.${proposal.kind}`)}</span>
              <State of="BankProposalCertainty" value={proposal.certainty} />
            </span>
            {proposal.lines.map((line) => (
              <Booked key={JSON.stringify(line)} line={line} />
            ))}
            {index === place ? (
              <Checked evidence={proposal.evidence} />
            ) : (
              <span className={styles['evidence']}>
                {proposal.evidence.map((one) => t(`enum.BankProposalEvidence.${one}`)).join(' · ')}
              </span>
            )}
          </span>
          <Kbd aria-hidden>{index + 1}</Kbd>
        </label>
      ))}
    </fieldset>
  );
}

/** Evidence for the chosen proposal, line by line. */
function Checked({ evidence }: { readonly evidence: Proposal['evidence'] }) {
  const { t } = useWords();
  return (
    <span className={styles['checked']}>
      {evidence.map((one) => (
        <span key={one}>
          <Icon name="check" size={16} />
          {t(`enum.BankProposalEvidence.${one}`)}
        </span>
      ))}
    </span>
  );
}

/** Describes what one line would book. */
function Booked({ line }: { readonly line: Proposal['lines'][number] }) {
  const { t } = useWords();
  const { money } = useFormat();
  const amount = money(Math.abs(line.amount));
  if (line.owner_name !== undefined)
    return <OfOwner line={line} name={line.owner_name} amount={amount} />;
  if (line.expense_name !== undefined) {
    const booked = { name: line.expense_name, amount };
    return line.amount < 0 ? (
      <span>{t('web-bank.books.expense', booked)}</span>
    ) : (
      <span>{t('web-bank.books.expense_returned', booked)}</span>
    );
  }
  if (line.supplier_name !== undefined)
    return <span>{t('web-bank.books.supplier_refund', { name: line.supplier_name, amount })}</span>;
  if (line.entry_id !== undefined)
    return (
      <span>
        {t('web-bank.books.entry', { amount })}{' '}
        <TextLink to="/journal-entries/$id" params={{ id: line.entry_id }}>
          {t('web-bank.books.see_entry')}
        </TextLink>
      </span>
    );
  return <span>{t('web-bank.books.account', { code: line.account_code ?? '', amount })}</span>;
}

/** Describes a payment from an owner, a returned payment or a refund. */
function OfOwner({
  line,
  ...booked
}: {
  readonly line: Proposal['lines'][number];
  readonly name: string;
  readonly amount: string;
}) {
  const { t } = useWords();
  if (line.amount > 0) return <span>{t('web-bank.books.owner', booked)}</span>;
  return line.payment_id === undefined ? (
    <span>{t('web-bank.books.owner_refund', booked)}</span>
  ) : (
    <span>{t('web-bank.books.payment_returned', booked)}</span>
  );
}
