import { Button, UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Fund } from '#domain/funds/funds.ts';
import { formatIban } from '#domain/kernel/identifiers.ts';
import { centsOf, formatEuro } from '#domain/kernel/money.ts';
import { epcPayload } from '#domain/owner-accounts/epc-qr.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { isInForce } from '#domain/payments/association-iban.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import { saveFile } from '../../shared/api/download.ts';
import type { BuildingAccountReceivable } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { drawCode, QrCode } from './QrCode.tsx';
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
          <KeepCode text={payload} />
        </figure>
      )}
      <dl className={styles['facts']}>
        {account !== undefined && (
          <>
            <Fact name={t('web-portal.pay.holder')} value={account.holder} />
            <Fact name="IBAN" value={formatIban(account.iban)} copied={account.iban} />
          </>
        )}
        <Fact
          name={t('web-portal.pay.amount')}
          value={money(item.open_amount)}
          copied={formatEuro(cents).replace('.', ',')}
        />
        <Fact name={t('web-portal.pay.communication')} value={communication} />
      </dl>
    </div>
  );
}

/** Detail of a payment that can be copied into a banking app. */
function Fact(props: {
  readonly name: string;
  readonly value: string;
  /** Text to copy, if it is another than the one shown. */
  readonly copied?: string;
}) {
  const { name, value, copied = value } = props;
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>
        {value} <Copy what={name} text={copied} />
      </dd>
    </div>
  );
}

/** Saves the code as a picture, or passes it on: on the phone that shows it, no camera can read it. */
function KeepCode({ text }: { readonly text: string }) {
  const { t } = useWords();
  const name = `${t('web-portal.pay.file')}.png`;
  const draw = async () => {
    const blob = await drawCode(text);
    return blob === null ? undefined : new File([blob], name, { type: blob.type });
  };
  const save = async () => {
    const file = await draw();
    if (file !== undefined) saveFile({ blob: file, name });
  };
  const share = async () => {
    const file = await draw();
    // Closing the list of apps is no failure.
    if (file !== undefined) await navigator.share({ files: [file] }).catch(() => undefined);
  };
  return (
    <div className={styles['keep']}>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => void save()}
      >
        {t('web-portal.pay.save')}
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          leftSection={<Icon name="share" size={16} />}
          onClick={() => void share()}
        >
          {t('web-portal.pay.share')}
        </Button>
      )}
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
      <UnstyledButton
        className={styles['copy']}
        aria-label={t('web-portal.pay.copy_this', { what })}
        onClick={() => copy(text)}
      >
        <Icon name={copied ? 'check' : 'copy'} size={20} />
      </UnstyledButton>
      <output className={styles['said']}>
        {copied ? t('web-portal.pay.copied_this', { what }) : ''}
      </output>
    </>
  );
}
