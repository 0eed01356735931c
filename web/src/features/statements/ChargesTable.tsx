import { Fragment, useId, useState } from 'react';
import type { StatementLines, StatementLinesLine } from '../../shared/api/generated.ts';
import { explainLine, findCoveredPeriod, isOfWorks } from '../../shared/format/explain-line.ts';
import { useFormat } from '../../shared/format/format.ts';
import { formatHeldDays } from '../../shared/format/held-days.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { groupLines } from '../../shared/format/statement-figures.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { showConsumption, showWeight } from '../../shared/format/weight.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import styles from './statements.module.css';

type Line = StatementLinesLine;

/** Charges of an owner by lot and key; each unfolds to its calculation and its invoice. */
export function ChargesTable(props: {
  readonly charges: StatementLines;
  /** Number of a line to unfold. */
  readonly shown: string | undefined;
}) {
  const { t } = useWords();
  const { amount } = useFormat();
  const { charges, shown } = props;
  const { lines, total } = charges;
  if (lines.length === 0) return <p>{t('web-statements.lines.none')}</p>;
  return (
    <table className={styles['charges']}>
      <caption className={styles['caption']}>{t('web-statements.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('web-statements.lines.cost')}</th>
          <th scope="col" className={styles['number']}>
            {t('web-statements.lines.building')}
          </th>
          <th scope="col" className={styles['number']}>
            {t('web-statements.lines.part')}
          </th>
        </tr>
      </thead>
      {groupLines(lines).map(([id, own]) => (
        <tbody key={id}>
          <GroupHead lines={own} />
          {own.map((line, place) => (
            <ChargeRow
              key={line.number ?? place}
              line={line}
              isShown={shown !== undefined && String(line.number) === shown}
            />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td colSpan={2}>{t('web-statements.total')}</td>
          <td className={styles['number']}>{amount(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function GroupHead({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useWords();
  const { amount } = useFormat();
  const [first] = lines;
  if (first === undefined) return null;
  const sum = sumEuro(lines.map((line) => line.amount));
  return (
    <tr className={styles['group']}>
      <th scope="rowgroup" colSpan={2}>
        {t('web-statements.lines.group', { unit: first.unit_number, key: keyName(first.key, t) })}
      </th>
      <td className={styles['number']}>{amount(sum)}</td>
    </tr>
  );
}

function ChargeRow({ line, isShown }: { readonly line: Line; readonly isShown: boolean }) {
  const { t } = useWords();
  const { amount } = useFormat();
  const id = useId();
  const [isOpen, show] = useState(isShown);
  const { description, supplier, building_amount: building, origin } = line;
  return (
    <Fragment>
      <tr>
        <td>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={styles['unfold']}
            onClick={() => show(!isOpen)}
          >
            <Icon name="chevron-right" size={14} />
            <span className={styles['cost']}>
              {description} {supplier !== null && <small>{supplier}</small>}
            </span>
          </button>
          {origin !== 'Period' && <Tag>{t(`enum.StatementRowOrigin.${origin}`)}</Tag>}
        </td>
        <td className={styles['number']}>{building === null ? '' : amount(building)}</td>
        <td className={styles['number']}>{amount(line.amount)}</td>
      </tr>
      <tr id={id} hidden={!isOpen} className={styles['why']}>
        {isOpen && (
          <td colSpan={3}>
            <Details line={line} />
          </td>
        )}
      </tr>
    </Fragment>
  );
}

/** Details of a charge: its calculation in one sentence, its facts and its source. */
function Details({ line }: { readonly line: Line }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { date } = line;
  const covered = findCoveredPeriod(line);
  const facts = [
    line.account_code,
    t(`enum.Nature.${line.nature}`),
    date !== null && day(date),
    covered !== undefined &&
      t('web-statements.lines.covered', { from: day(covered.from), to: day(covered.to) }),
    line.vat_amount !== 0 && t('web-statements.lines.vat', { amount: money(line.vat_amount) }),
    line.recoverable_amount !== 0 &&
      t('web-statements.lines.recoverable', { amount: money(line.recoverable_amount) }),
  ];
  return (
    <>
      <Explain>{useSentence(line)}</Explain>
      <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles['links']}>
        <SourceLinks source={line} />
      </p>
    </>
  );
}

/** Says how a charge is calculated: 36 500 × 76/1 000 × 214/365 days. */
function useSentence(line: Line): string {
  const { t } = useWords();
  const format = useFormat();
  const { money, integer } = format;
  const key = keyName(line.key, t);
  const product = explainLine(line);
  if (product === undefined) {
    return t(isOfWorks(line) ? 'web-statements.why.works' : 'web-statements.why.corrected', {
      key,
      amount: money(line.amount),
    });
  }
  const facts = {
    key,
    building: money(product.building_cents / 100),
    amount: money(line.amount),
    rounding: product.rounding_cents,
  };
  if (product.stretches.length === 0) {
    return t('web-statements.why.meter', {
      ...facts,
      weight: showConsumption(product.weight, format),
      total: showConsumption(product.total_weight, format),
    });
  }
  return t('web-statements.why.key', {
    ...facts,
    weight: showWeight(product.weight, integer),
    total: showWeight(product.total_weight, integer),
    held: formatHeldDays(product.stretches, product.total_days),
    days: product.total_days,
  });
}
