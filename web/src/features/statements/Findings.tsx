import type { StatementFinding } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { PathLink, TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import styles from './statements.module.css';

type Item = StatementFinding['items'][number];

/** Costs, lots and days that a finding names on the page; the others are counted. */
const SHOWN = 5;

/** Findings that block freezing, then warnings; none once a run is frozen. */
export function Findings({ findings }: { readonly findings: readonly StatementFinding[] }) {
  const { t } = useWords();
  const severities = ['Blocking', 'Warning'] as const;
  return severities.map((severity) => {
    const own = findings.filter((one) => one.severity === severity);
    if (own.length === 0) return null;
    return (
      <Part key={severity} title={t(`web-statements.findings.${severity}`, { count: own.length })}>
        <ul className={styles['findings']}>
          {own.map((finding) => (
            <li key={finding.code}>
              <Tag tone={severity === 'Blocking' ? 'bad' : 'warn'}>
                {t(`enum.FindingSeverity.${severity}`)}
              </Tag>{' '}
              <PathLink path={finding.link}>{finding.detail}</PathLink>
              <Items items={finding.items} />
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}

function Items({ items }: { readonly items: readonly Item[] }) {
  const { t } = useWords();
  if (items.length === 0) return null;
  return (
    <ul className={styles['items']}>
      {items.slice(0, SHOWN).map((item, place) => (
        <li key={place}>
          <Source item={item} />
        </li>
      ))}
      {items.length > SHOWN && (
        <li>{t('web-statements.findings.more', { count: items.length - SHOWN })}</li>
      )}
    </ul>
  );
}

/** Links to the cost and the lot of an item, with its days. */
function Source({ item }: { readonly item: Item }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { unit_id, unit_number, periods } = item;
  const days = periods.map(({ period_from, period_to }) =>
    t('web-statements.span', { from: day(period_from), to: day(period_to) }),
  );
  return (
    <>
      <SourceLinks source={item} />
      {unit_id !== null && (
        <TextLink to="/units/$id" params={{ id: unit_id }}>
          {t('web-statements.lot', { unit: unit_number ?? '' })}
        </TextLink>
      )}
      {days.length > 0 && <span>{days.join(', ')}</span>}
    </>
  );
}
