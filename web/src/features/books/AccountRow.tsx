import { useFormat } from '../../shared/format/format.ts';
import { useRight } from '../../shared/session/session.ts';
import { PathLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './reports.module.css';

/**
 * Row of an account whose figures link to their entries: to those that the service names, else to
 * the account’s ledger in the same period.
 */
export function AccountRow(props: {
  readonly code: string | null;
  readonly name: string;
  readonly amounts: readonly (number | null)[];
  readonly link?: string | null | undefined;
}) {
  const { code, name, amounts, link } = props;
  const { amount } = useFormat();
  const may = useRight();
  const opened = (text: string) => {
    // Owners may read the statements but not the entries behind them.
    if (!may('listJournalEntries')) return text;
    if (typeof link === 'string') return <PathLink path={link}>{text}</PathLink>;
    if (code === null) return text;
    return (
      <TextLink
        to="/reports/general-ledger"
        search={({ year, quarter }) => ({ year, quarter, account_code: code })}
      >
        {text}
      </TextLink>
    );
  };
  return (
    <tr>
      <th scope="row">
        <span className={styles['code']}>{code ?? ''}</span> {name}
      </th>
      {amounts.map((one, index) => (
        // The figures of a row are identified by their position only.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>{one === null ? '' : index === 0 ? opened(amount(one)) : amount(one)}</td>
      ))}
    </tr>
  );
}
