import { useQuery } from '@tanstack/react-query';
import type { BuildingFigures } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useRight } from '../../shared/session/session.ts';
import styles from './register.module.css';

type Name = Extract<keyof BuildingFigures, 'cash' | 'overdue'>;

/** An amount of a building, or of all of those named. */
export function BuildingFigure(props: { readonly of: readonly string[]; readonly name: Name }) {
  const { amount } = useFormat();
  const may = useRight();
  const figures = useQuery({
    ...apiQuery('listBuildingFigures', {}),
    enabled: may('listBuildingFigures'),
  });
  const { of, name } = props;
  if (figures.data === undefined) return null;
  const wanted = new Set(of);
  const cents = figures.data.data
    .filter(({ building_id }) => wanted.has(building_id))
    .reduce((sum, one) => sum + Math.round(one[name] * 100), 0);
  const isLate = name === 'overdue' && cents > 0;
  return <span className={isLate ? styles['late'] : undefined}>{amount(cents / 100)}</span>;
}
