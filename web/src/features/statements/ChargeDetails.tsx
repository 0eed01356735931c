import type { StatementLinesLine } from '../../shared/api/generated.ts';
import { explainLine, findCoveredPeriod, isOfWorks } from '../../shared/format/explain-line.ts';
import { useFormat } from '../../shared/format/format.ts';
import { formatHeldDays } from '../../shared/format/held-days.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { showConsumption, showWeight } from '../../shared/format/weight.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import styles from './statements.module.css';

/** Details of a charge: its calculation in one sentence, its facts and its source. */
export function ChargeDetails({ line }: { readonly line: StatementLinesLine }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const covered = findCoveredPeriod(line);
  const facts = [
    t(`enum.Nature.${line.nature}`),
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
function useSentence(line: StatementLinesLine): string {
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
