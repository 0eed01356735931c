import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Unit } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './CrossSection.module.css';
import { drawLevels } from './levels.ts';

/**
 * Section of the building: its lots by floor, as wide as their quotas, red where an amount is open.
 * The table of lots has the same floors and quotas.
 */
export function CrossSection(props: {
  readonly buildingId: string;
  readonly units: readonly Unit[];
}) {
  const { t } = useWords();
  const { money, integer } = useFormat();
  const may = useRight();
  const { buildingId, units } = props;
  const debts = useQuery({
    ...apiQuery('listLotDebts', { path: { id: buildingId } }),
    enabled: may('listLotDebts'),
  }).data?.data;
  const open = new Map((debts ?? []).map((debt) => [debt.unit_id, debt.open]));
  const levels = drawLevels(units);
  if (levels.length === 0) return null;
  return (
    <section aria-labelledby="cross-section" className={styles['section']}>
      <h2 id="cross-section">{t('web-register.section.title')}</h2>
      <ol className={styles['levels']}>
        {levels.map(({ floor, lots }) => (
          <li key={floor ?? 'none'} className={styles['level']}>
            <span className={styles['floor']}>{floor === null ? '–' : integer(floor)}</span>
            <ul className={styles['lots']}>
              {lots.map(({ id, unit_number, quota, share }) => {
                const owed = open.get(id) ?? 0;
                return (
                  <li
                    key={id}
                    className={styles['lot']}
                    data-owed={owed > 0 || undefined}
                    style={{ flexGrow: share }}
                  >
                    <TextLink to="/units/$id" params={{ id }}>
                      {/* Whole euro, since lots are narrow. */}
                      <span aria-hidden>
                        {unit_number}
                        <small>{integer(owed > 0 ? Math.round(owed) : quota)}</small>
                      </span>
                      <VisuallyHidden>
                        {owed > 0
                          ? t('web-register.section.owed', {
                              number: unit_number,
                              amount: money(owed),
                            })
                          : t('web-register.section.lot', {
                              number: unit_number,
                              quota: integer(quota),
                            })}
                      </VisuallyHidden>
                    </TextLink>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <p>{t(debts === undefined ? 'web-register.section.click' : 'web-register.section.legend')}</p>
    </section>
  );
}
