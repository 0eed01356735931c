import type { StatementLinesLine } from '../../shared/api/generated.ts';
import { explainLine, findCoveredPeriod, isOfWorks } from '../../shared/format/explain-line.ts';
import { useFormat } from '../../shared/format/format.ts';
import { formatHeldDays } from '../../shared/format/held-days.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { showConsumption, showWeight } from '../../shared/format/weight.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './portal.module.css';

/** A charge as a multiplication: cost of the building × weight of the lot × days held = own part. */
export function Calculation({ line }: { readonly line: StatementLinesLine }) {
  const { t } = useWords();
  const format = useFormat();
  const { money, integer, day } = format;
  const { unit_number: unit, amount } = line;
  const key = keyName(line.key, t);
  const product = explainLine(line);
  if (product === undefined) {
    return (
      <p>
        {t(isOfWorks(line) ? 'web-portal.calculation.works' : 'web-portal.calculation.corrected', {
          key,
        })}
      </p>
    );
  }
  const { stretches, total_days, rounding_cents: rounding } = product;
  const isMetered = stretches.length === 0;
  const show = (weight: string) =>
    isMetered ? showConsumption(weight, format) : showWeight(weight, integer);
  const covered = findCoveredPeriod(line);
  return (
    <>
      <dl className={styles['calculation']}>
        <Factor
          name={t('web-portal.calculation.building')}
          value={money(product.building_cents / 100)}
        />
        <Factor
          name={t(isMetered ? 'web-portal.calculation.meter' : 'web-portal.calculation.weight', {
            unit,
          })}
          detail={t('web-portal.calculation.key', { key })}
          value={`${show(product.weight)} / ${show(product.total_weight)}`}
        />
        {!isMetered && (
          <Factor
            name={t('web-portal.calculation.days')}
            detail={
              covered &&
              t('web-portal.calculation.covered', { from: day(covered.from), to: day(covered.to) })
            }
            value={formatHeldDays(stretches, total_days)}
          />
        )}
        <Factor name={t('web-portal.calculation.part')} value={money(amount)} isSum />
      </dl>
      {rounding !== 0 && (
        <p className={styles['detail']}>
          {t('web-portal.calculation.rounding', { cents: rounding })}
        </p>
      )}
    </>
  );
}

/** Factor of a calculation, or its result. */
export function Factor(props: {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly value: string;
  readonly isSum?: boolean;
}) {
  const { name, detail, value, isSum = false } = props;
  return (
    <div className={styles[isSum ? 'result' : 'factor']}>
      <dt>
        {name}
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
