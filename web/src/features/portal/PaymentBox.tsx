import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Fund } from '#domain/funds/funds.ts';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { centsOf, formatEuro } from '#domain/kernel/money.ts';
import { epcPayload } from '#domain/owner-accounts/epc-qr.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { isInForce } from '#domain/payments/association-iban.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import type { BuildingAccountReceivable } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './portal.module.css';

/** An amount to be paid to an association: an open item, or all that is due. */
export interface Payable {
  readonly building_id: string;
  readonly open_amount: number;
  readonly structured_communication: string;
  readonly parts: BuildingAccountReceivable['parts'];
}

/** Payment instructions: QR code for banking apps, and the same details to copy. */
export function PaymentBox(props: {
  readonly item: Payable;
  /** null if no call asked for it */
  readonly fund: Fund | null;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { item, fund } = props;
  const query = useQuery(apiQuery('listBankAccounts', { path: { id: item.building_id } }));
  const account = accountForFund((query.data?.data ?? []).filter(isInForce), commonFund([fund]));
  const communication = item.structured_communication;
  const cents = centsOf(item.open_amount);
  const payload =
    account &&
    epcPayload({
      holder: account.holder,
      iban: account.iban,
      bic: account.bic,
      amount_cents: cents,
      structured_communication: parseCommunication(communication) ?? '',
    });
  return (
    <div className={styles['payment']} aria-busy={query.isPending}>
      <Problem error={query.error} />
      <Parts item={item} />
      {query.isSuccess && account === undefined && <p>{t('web-portal.pay.no_account')}</p>}
      {payload !== undefined && (
        <figure className={styles['code']}>
          <QrCode
            text={payload}
            label={t('web-portal.pay.code', { amount: money(item.open_amount) })}
          />
          <figcaption className={styles['detail']}>{t('web-portal.pay.scan')}</figcaption>
        </figure>
      )}
      <dl className={styles['facts']}>
        {account !== undefined && (
          <>
            <dt>{t('web-portal.pay.holder')}</dt>
            <dd>{account.holder}</dd>
            <dt>IBAN</dt>
            <dd>
              {formatIban(account.iban)} <Copy what="IBAN" text={account.iban} />
            </dd>
          </>
        )}
        <dt>{t('web-portal.pay.amount')}</dt>
        <dd>
          {money(item.open_amount)}{' '}
          <Copy what={t('web-portal.pay.amount')} text={formatEuro(cents).replace('.', ',')} />
        </dd>
        <dt>{t('web-portal.pay.communication')}</dt>
        <dd>
          {communication} <Copy what={t('web-portal.pay.communication')} text={communication} />
        </dd>
      </dl>
    </div>
  );
}

/** Open amount of each fund, if the item covers several. */
function Parts({ item }: { readonly item: Payable }) {
  const { t } = useWords();
  const { money } = useFormat();
  const open = item.parts.filter(({ open_amount: rest }) => rest > 0);
  if (open.length === 0) return null;
  return (
    <div className={styles['parts']}>
      <strong>{t('web-portal.pay.parts')}</strong>
      <ol>
        {open.map((part) => (
          <li key={part.fund}>
            {t('web-portal.pay.of_fund', {
              fund: t(`enum.Fund.${part.fund}`),
              open: money(part.open_amount),
              amount: money(part.amount),
            })}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Copies a text to the clipboard and confirms it. */
function Copy({ what, text }: { readonly what: string; readonly text: string }) {
  const { t } = useWords();
  const { copied, copy } = useClipboard();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('web-portal.pay.copy_this', { what })}
        onClick={() => copy(text)}
      >
        {t(copied ? 'web-portal.pay.copied' : 'web-portal.pay.copy')}
      </Button>
      <output className={styles['said']}>
        {copied ? t('web-portal.pay.copied_this', { what }) : ''}
      </output>
    </>
  );
}
