import { formatIban } from '#domain/kernel/identifiers.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';

/** Details of a transaction as supplied by the bank; empty ones are omitted. */
export function TransactionFacts({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { booked_on, value_date, counterparty_iban, communication } = transaction;
  const { structured_communication: exact } = transaction;
  return (
    <Facts
      facts={[
        [t('web-bank.booked_on'), day(booked_on)],
        [
          t('web-bank.value_date'),
          value_date === null || value_date === booked_on ? null : day(value_date),
        ],
        [
          t('web-bank.counterparty_iban'),
          counterparty_iban === null ? null : formatIban(counterparty_iban),
        ],
        [t('web-bank.communication'), communication === exact ? null : communication],
        [t('web-bank.structured'), exact === null ? null : formatReference(exact)],
        [t('web-bank.end_to_end'), transaction.end_to_end_id],
        [t('web-bank.return_reason'), transaction.return_reason],
        [t('web-bank.code'), transaction.code],
        [t('web-bank.own_account'), formatIban(transaction.bank_account_iban)],
      ]}
    />
  );
}

/**
 * Formats a 12-digit structured reference as printed on letters; other references stay unchanged.
 */
function formatReference(reference: string): string {
  return /^\d{12}$/.test(reference) ? formatCommunication(reference) : reference;
}
