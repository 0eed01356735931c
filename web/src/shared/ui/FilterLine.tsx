import { Menu, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { useRight } from '../session/session.ts';
import { FilterChip, isFilterSet, filterLabel } from './FilterChip.tsx';
import { Icon } from './Icon.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './filters.module.css';
import { parameterNames, useAddress, type AnyFilter } from './filters.ts';

/** Number of filters that are offered without being set; the others are behind a button. */
const OFFERED = 3;

/**
 * Filters of a list on one line: a search field, a chip for each filter that is set or offered, and
 * a button for the others.
 */
export function FilterLine(props: {
  readonly filters: readonly AnyFilter[];
  /** Content at the end of the line. */
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  const may = useRight();
  const { search, set } = useAddress();
  const [added, add] = useState<string>();
  const filters = props.filters.filter(({ as }) => as !== 'owner' || may('listOwners'));
  const chips = filters.filter(({ as }) => as !== 'search');
  const shown = chips.filter(
    (filter, place) => place < OFFERED || keyOf(filter) === added || isFilterSet(filter, search),
  );
  const others = chips.filter((filter) => !shown.includes(filter));
  return (
    <div className={styles['line']}>
      {filters.map(
        ({ as, name = '', label = '' }) =>
          as === 'search' && (
            <SearchField
              key={name}
              label={t(label)}
              value={search[name]}
              onFind={(value) => set({ [name]: value })}
            />
          ),
      )}
      <div className={styles['chips']}>
        {shown.map((filter) => (
          <FilterChip
            key={keyOf(filter)}
            filter={filter}
            isAdded={keyOf(filter) === added}
            onClose={() => add(undefined)}
            {...{ search, set }}
          />
        ))}
        {others.length > 0 && (
          <Others
            filters={others}
            onChoose={(filter) => {
              const { as, name = '', on } = filter;
              if (as === 'toggle') set({ [name]: on });
              else add(keyOf(filter));
            }}
          />
        )}
      </div>
      {props.children}
    </div>
  );
}

function keyOf(filter: AnyFilter): string {
  return parameterNames(filter).join(' ');
}

/** Menu of the filters that have no chip. */
function Others(props: {
  readonly filters: readonly AnyFilter[];
  readonly onChoose: (filter: AnyFilter) => void;
}) {
  const { t } = useWords();
  const { filters, onChoose } = props;
  return (
    <Menu position="bottom-start" withinPortal transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton className={styles['more']} aria-label={t('web.filter.add')}>
          <Icon name="plus" size={14} />
          {t('web.filter.one')}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map((filter) => (
          <Menu.Item key={keyOf(filter)} onClick={() => onChoose(filter)}>
            {t(filterLabel(filter))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
