import type { ComponentProps } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { AnchoredPopover } from '../shared/ui/Anchored.tsx';
import type { Opener } from '../shared/ui/opener.ts';
import { BuildingList } from './BuildingList.tsx';

/** List of buildings to choose from, at the button that shows the chosen one. */
export function BuildingPopover(props: Opener & ComponentProps<typeof BuildingList>) {
  const { t } = useWords();
  const { id, anchor, isOpen, onChange, ...list } = props;
  return (
    <AnchoredPopover
      id={id}
      anchor={anchor}
      isOpen={isOpen}
      onChange={onChange}
      position="bottom-start"
      width={340}
      padding={8}
      label={t('web.building.find')}
    >
      <BuildingList {...list} />
    </AnchoredPopover>
  );
}
