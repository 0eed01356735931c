import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import type { BuildingAccount, CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/read.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { lazyPart } from '../../shared/routing/lazy-component.ts';
import { useOwnerId, useRight } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { LazyDialog, LazyPart, PartFailure } from '../../shared/ui/LazyPart.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { ExpandableItem } from './ExpandableItem.tsx';
import { Leads } from './Leads.tsx';
import styles from './portal.module.css';
import { useOfflinePage } from './use-offline-page.ts';

// Codes for banking apps weigh as much as the rest of the page.
const PaymentBox = lazyPart(() => import('./PaymentBox.tsx'), 'PaymentBox');

const TellOffice = lazyPart(() => import('./TellOffice.tsx'), 'TellOffice');

const MOST = 500;
const RECENT = 5;

/** Home page of an owner: amounts owed to each association, with payment instructions. */
export function AmountsDuePage() {
  const { t } = useWords();
  const id = useOwnerId() ?? '';
  const { building_id } = useSearch({ strict: false });
  const account = useQuery(apiQuery('getOwnerAccount', { path: { id } }));
  const calls = useQuery(apiQuery('listCallsForFunds', { query: { limit: MOST } }));
  const accounts = (account.data?.data.buildings ?? []).filter(
    (one) => building_id === undefined || one.building_id === building_id,
  );
  useOfflinePage(account.data?.data.buildings, account.dataUpdatedAt);
  const isLoading = account.isPending || calls.isPending;
  return (
    <Page title={t('web-navigation.portal.owed')} isLoading={isLoading}>
      <Problem error={account.error ?? calls.error} />
      {isLoading ? (
        <Rows />
      ) : (
        <div className={styles['column']}>
          {accounts.map((one) => (
            <Owed key={one.building_id} account={one} calls={calls.data?.data ?? []} />
          ))}
          {accounts.length === 0 && account.isSuccess && <p>{t('web-portal.owed.no_account')}</p>}
          <Leads buildingId={building_id} />
          {accounts.map((one) => (
            <Movements key={one.building_id} account={one} isOneOfSeveral={accounts.length > 1} />
          ))}
        </div>
      )}
    </Page>
  );
}

/** Amount owed to one association: the total, then its items, with the oldest expanded. */
function Owed(props: {
  readonly account: BuildingAccount;
  readonly calls: readonly CallForFunds[];
}) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { account, calls } = props;
  const { receivables, building_id, building_name } = account;
  const { payment_reference: reference } = account;
  const open = receivables.filter(({ open_amount: rest }) => rest > 0);
  // A single item has a code of its own.
  const isPaidAtOnce = open.length > 1 && reference !== null;
  const next = open.find(({ due_date }) => due_date >= today())?.due_date;
  return (
    <section aria-labelledby={`owed-${building_id}`} className={styles['association']}>
      <h2 id={`owed-${building_id}`}>{building_name}</h2>
      <div className={styles['card']}>
        <Sum account={account} next={next} />
        {isPaidAtOnce && reference !== null && (
          <PayAll account={account} reference={reference} open={open} />
        )}
        {!isPaidAtOnce && reference !== null && (
          <p className={styles['soft']}>{t('web-portal.owed.payment_reference', { reference })}</p>
        )}
        {open.length > 0 && <Tell account={account} />}
      </div>
      {open.length > 0 && (
        <div className={styles['list']}>
          {open.map((item, place) => (
            <ExpandableItem
              key={item.id}
              group={`owed-${building_id}`}
              isOpen={place === 0 && !isPaidAtOnce}
              title={item.description}
              detail={t('web-portal.owed.due', { date: day(item.due_date) })}
              tag={
                item.days_overdue > 0
                  ? t('web-portal.owed.late', { count: item.days_overdue })
                  : undefined
              }
              amount={money(item.open_amount)}
            >
              {() => (
                <>
                  {item.source.type === 'Statement' && (
                    <TextLink
                      to="/statements/$id"
                      params={{ id: item.source.id }}
                      className={styles['lead'] ?? ''}
                    >
                      {t('web-portal.statement.see')}
                    </TextLink>
                  )}
                  <Payment
                    item={item}
                    fund={calls.find(({ id }) => id === item.source.id)?.fund ?? null}
                  />
                </>
              )}
            </ExpandableItem>
          ))}
        </div>
      )}
    </section>
  );
}

/** Total that is owed, or that nothing is. */
function Sum(props: { readonly account: BuildingAccount; readonly next: string | undefined }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { account, next } = props;
  const { balance, overdue } = account;
  return (
    <div className={styles['sum']}>
      {balance > 0 ? (
        <>
          <span className={styles['what']}>{t('web-portal.owed.to_pay')}</span>
          <strong className={styles['figure']}>{money(balance)}</strong>
          {overdue > 0 && (
            <Tag tone="bad">{t('web-portal.owed.overdue', { amount: money(overdue) })}</Tag>
          )}
          {next !== undefined && (
            <span className={styles['soft']}>{t('web-portal.owed.next', { date: day(next) })}</span>
          )}
        </>
      ) : (
        <>
          <strong className={styles['clear']}>{t('web-portal.owed.nothing')}</strong>
          {balance < 0 && (
            <span className={styles['soft']}>
              {t('web-portal.owed.credit', { amount: money(-balance) })}
            </span>
          )}
        </>
      )}
    </div>
  );
}

/** Button that shows how to pay all that is open at once. */
function PayAll(props: {
  readonly account: BuildingAccount;
  readonly reference: string;
  readonly open: BuildingAccount['receivables'];
}) {
  const { t } = useWords();
  const [isOpen, show] = useState(false);
  const { account, reference, open } = props;
  const loadAndShow = async () => {
    await PaymentBox.preload();
    show(true);
  };
  const { building_id } = account;
  const item = {
    building_id,
    open_amount: sumEuro(open.map(({ open_amount: rest }) => rest)),
    structured_communication: reference,
    parts: [],
  };
  return (
    <details
      name={`owed-${building_id}`}
      onToggle={({ currentTarget }) => show((wasOpen) => wasOpen && currentTarget.open)}
    >
      <summary
        className={styles['payAll']}
        onPointerEnter={() => void PaymentBox.preload()}
        onClick={() => void loadAndShow()}
      >
        <Icon name="qrcode" size={20} />
        {t('web-portal.owed.everything')}
      </summary>
      {isOpen && (
        <>
          <p className={styles['soft']}>{t('web-portal.owed.oldest_first')}</p>
          <Payment item={item} fund={null} />
          <p className={styles['detail']}>{t('web-portal.owed.seen_later')}</p>
        </>
      )}
    </details>
  );
}

/** Buttons that tell the office about a payment, or ask to pay in parts. */
function Tell({ account }: { readonly account: BuildingAccount }) {
  const { t } = useWords();
  const may = useRight();
  const [about, tell] = useState<'paid' | 'parts'>();
  const loadAndTell = async (what: 'paid' | 'parts') => {
    await TellOffice.preload();
    tell(what);
  };
  if (account.balance <= 0 || !may('createTicket')) return null;
  return (
    <div className={styles['tell']}>
      <Button variant="default" onClick={() => void loadAndTell('paid')}>
        {t('web-portal.owed.paid')}
      </Button>
      <Button variant="default" onClick={() => void loadAndTell('parts')}>
        {t('web-portal.owed.parts')}
      </Button>
      {about !== undefined && (
        <LazyDialog onClose={() => tell(undefined)}>
          <TellOffice about={about} account={account} onClose={() => tell(undefined)} />
        </LazyDialog>
      )}
    </div>
  );
}

/** Payment instructions, in the place that they will take. */
function Payment(props: ComponentProps<typeof PaymentBox>) {
  return (
    <LazyPart before={<div aria-busy className={styles['coming']} />} failure={PartFailure}>
      <PaymentBox {...props} />
    </LazyPart>
  );
}

/** Recent movements, newest first. */
function Movements(props: { readonly account: BuildingAccount; readonly isOneOfSeveral: boolean }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { account, isOneOfSeveral } = props;
  const recent = account.movements.slice(-RECENT).reverse();
  if (recent.length === 0) return null;
  return (
    <section className={styles['association']}>
      <h2 className={styles['heading']}>
        {t('web-portal.movements.title')}{' '}
        {isOneOfSeveral && <span className={styles['detail']}>{account.building_name}</span>}
      </h2>
      <ul className={styles['list']}>
        {recent.map(({ entry_id, date, description, debit, credit, balance }) => (
          <li key={`${entry_id} ${balance}`} className={styles['movement']}>
            <span>
              {description}
              <span className={styles['detail']}>{day(date)}</span>
            </span>
            <span className={styles['amount']}>
              {money(debit === 0 ? credit : debit)}
              <span className={styles['detail']}>
                {t(debit === 0 ? 'web-portal.movements.paid' : 'web-portal.movements.charged')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
