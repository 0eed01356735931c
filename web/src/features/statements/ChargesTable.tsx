import { Fragment, useId, useState, type ReactNode } from 'react';
import type {
  StatementAccounts,
  StatementLines,
  StatementLinesLine,
} from '../../shared/api/generated.ts';
import {
  describeChange,
  listReasons,
  type AccountCharge,
} from '../../shared/format/account-change.ts';
import { useFormat } from '../../shared/format/format.ts';
import { groupByAccount, isLinkedLine } from '../../shared/format/statement-figures.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ChargeDetails } from './ChargeDetails.tsx';
import styles from './statements.module.css';

type Line = StatementLinesLine;

/**
 * Charges of an owner by account, with why each changed since the statement before. An account
 * unfolds to its lines, a line to its calculation and its invoice.
 */
export function ChargesTable(props: {
  readonly charges: StatementLines;
  readonly accounts: StatementAccounts;
  /** Number of a line to unfold. */
  readonly shown: string | undefined;
}) {
  const { t } = useWords();
  const { amount, signed, day } = useFormat();
  const { charges, shown } = props;
  const { before, accounts } = props.accounts;
  const changes = accounts.flatMap(({ change }) => (change === null ? [] : [change.difference]));
  const hasChange = before !== null && changes.length > 0;
  if (accounts.length === 0) return <p>{t('web-statements.lines.none')}</p>;
  return (
    <>
      <table className={styles['charges']}>
        <caption className={styles['caption']}>{t('web-statements.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('web-statements.lines.cost')}</th>
            <NumberHead>{t('web-statements.lines.building')}</NumberHead>
            <NumberHead>{t('web-statements.lines.part')}</NumberHead>
            {hasChange && (
              <NumberHead>
                {t('web-statements.changes.since', { year: before.period_to.slice(0, 4) })}
              </NumberHead>
            )}
            {hasChange && <th scope="col">{t('web-statements.changes.why')}</th>}
          </tr>
        </thead>
        {groupByAccount(accounts, charges.lines).map(([account, lines]) => (
          <AccountRows
            key={account.account_code}
            account={account}
            lines={lines}
            shown={shown}
            hasChange={hasChange}
          />
        ))}
        <tfoot>
          <tr>
            <td colSpan={2}>{t('web-statements.total')}</td>
            <td className={styles['number']}>{amount(charges.total)}</td>
            {hasChange && <td className={styles['number']}>{signed(sumEuro(changes))}</td>}
            {hasChange && <td />}
          </tr>
        </tfoot>
      </table>
      {hasChange && (
        <p className={styles['soft']}>
          {t('web-statements.changes.note', {
            from: day(before.period_from),
            to: day(before.period_to),
          })}
        </p>
      )}
    </>
  );
}

function NumberHead({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className={styles['number']}>
      {children}
    </th>
  );
}

interface AccountProps {
  readonly account: AccountCharge;
  readonly lines: readonly Line[];
  readonly shown: string | undefined;
  readonly hasChange: boolean;
}

function AccountRows({ account, lines, shown, hasChange }: AccountProps) {
  const words = useWords();
  const format = useFormat();
  const { amount, signed } = format;
  const { account_code, account_name, change, building_amount: building } = account;
  const [isOpen, open] = useState(() => lines.some((line) => isLinkedLine(line, shown)));
  const isUnusual = change !== null && change.before > 0 && change.difference > change.before / 4;
  return (
    <tbody>
      <tr className={isOpen ? styles['group'] : undefined}>
        <td>
          <Unfold isOpen={isOpen} onToggle={() => open(!isOpen)}>
            {account_name} <small>{account_code}</small>
          </Unfold>
        </td>
        <td className={styles['number']}>{amount(building)}</td>
        <td className={styles['number']}>{amount(account.amount)}</td>
        {hasChange && (
          <td className={`${styles['number']} ${isUnusual ? styles['unusual'] : ''}`}>
            {change === null ? '' : signed(change.difference)}
          </td>
        )}
        {hasChange && (
          <td className={styles['reason']}>{describeChange(account, { ...words, ...format })}</td>
        )}
      </tr>
      {isOpen && <Reasons account={account} columns={hasChange ? 5 : 3} />}
      {isOpen &&
        lines.map((line, place) => (
          <ChargeRow
            key={line.number ?? place}
            line={line}
            isShown={isLinkedLine(line, shown)}
            columns={hasChange ? 2 : 0}
          />
        ))}
    </tbody>
  );
}

/** All reasons of a change, which add up to it, and the budget. */
function Reasons(props: { readonly account: AccountCharge; readonly columns: number }) {
  const { t } = useWords();
  const { money, signed } = useFormat();
  const { change, budget } = props.account;
  const reasons = change === null ? [] : listReasons(change);
  const facts = [
    change !== null && t('web-statements.changes.before', { amount: money(change.before) }),
    ...reasons
      .filter(([, amount]) => amount !== 0)
      .map(([reason, amount]) =>
        t('web.change.reason', { reason: t(`enum.ChangeReason.${reason}`), ratio: signed(amount) }),
      ),
    budget !== null && t('web-statements.changes.budget', { amount: money(budget) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <tr className={styles['why']}>
      <td colSpan={props.columns}>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </td>
    </tr>
  );
}

function Unfold(props: {
  readonly isOpen: boolean;
  readonly controls?: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const { isOpen, controls, onToggle, children } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      className={styles['unfold']}
      onClick={onToggle}
    >
      <Icon name="chevron-right" size={14} />
      <span className={styles['cost']}>{children}</span>
    </button>
  );
}

function ChargeRow(props: {
  readonly line: Line;
  readonly isShown: boolean;
  /** Columns after the amount. */
  readonly columns: number;
}) {
  const { t } = useWords();
  const { amount, day } = useFormat();
  const id = useId();
  const { line, columns } = props;
  const [isOpen, show] = useState(props.isShown);
  const { description, supplier, date, building_amount: building, origin } = line;
  const facts = [
    supplier,
    date !== null && day(date),
    t('web-statements.lot', { unit: line.unit_number }),
  ];
  return (
    <Fragment>
      <tr className={styles['line']}>
        <td>
          <Unfold isOpen={isOpen} controls={id} onToggle={() => show(!isOpen)}>
            {description} <small>{facts.filter(Boolean).join(' · ')}</small>
          </Unfold>
          {origin !== 'Period' && <Tag>{t(`enum.StatementRowOrigin.${origin}`)}</Tag>}
        </td>
        <td className={styles['number']}>{building === null ? '' : amount(building)}</td>
        <td className={styles['number']}>{amount(line.amount)}</td>
        {columns > 0 && <td colSpan={columns} />}
      </tr>
      <tr id={id} hidden={!isOpen} className={styles['why']}>
        {isOpen && (
          <td colSpan={3 + columns}>
            <ChargeDetails line={line} />
          </td>
        )}
      </tr>
    </Fragment>
  );
}
