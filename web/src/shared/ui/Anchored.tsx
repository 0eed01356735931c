import { Menu, Popover, type MenuProps, type PopoverProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useState, type ReactNode, type RefCallback } from 'react';
import type { Opener } from './opener.ts';

const AT_ONCE = { duration: 0 } as const;

/** Menu at a button that is already on the page. */
export function AnchoredMenu(
  props: Opener & Pick<MenuProps, 'position' | 'width'> & { readonly children: ReactNode },
) {
  const { anchor, isOpen, onChange, children, ...settings } = props;
  const opened = useOpened(isOpen);
  if (anchor === undefined) return null;
  return (
    <Menu opened={opened} onChange={onChange} withinPortal transitionProps={AT_ONCE} {...settings}>
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Popover at a button that is already on the page. */
export function AnchoredPopover(
  props: Opener &
    Pick<PopoverProps, 'position' | 'width' | 'trapFocus'> & {
      readonly label?: string;
      readonly padding?: number;
      readonly children: ReactNode;
    },
) {
  const { anchor, isOpen, onChange, label, padding, children, ...settings } = props;
  const opened = useOpened(isOpen);
  if (anchor === undefined) return null;
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      returnFocus
      withinPortal
      transitionProps={AT_ONCE}
      {...settings}
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        {...(padding === undefined ? {} : { p: padding })}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether it is open, from the second rendering on: the focus moves only when that changes. */
function useOpened(isOpen: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => queueMicrotask(() => setReady(true)), []);
  return isReady && isOpen;
}

/** Gives a button that is rendered elsewhere to the menu or popover around it. */
function Anchor(props: { readonly element: HTMLElement; readonly ref?: RefCallback<HTMLElement> }) {
  const { element, ref } = props;
  useLayoutEffect(() => {
    ref?.(element);
  }, [element, ref]);
  return null;
}
