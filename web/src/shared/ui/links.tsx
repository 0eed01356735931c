import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & {
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link within a text or a table to a page of the application. */
export const TextLink = createLink((props: Attributes & Omit<AnchorProps, 'c'>) => (
  <Anchor {...props} />
));

/** A link that looks like a button, for the act that a page leads to. */
export const ButtonLink = createLink((props: Attributes & Omit<ButtonProps, 'c'>) => (
  <Button component="a" {...props} />
));

/** A link whose address the service has given, `/expenses/…`; its words alone where no page has that address. */
export function PathLink(props: {
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { path, className, children } = props;
  const router = useRouter();
  const [, , foundRoute] = router.getMatchedRoutes(path.split('?', 1)[0] ?? '');
  if (foundRoute === undefined) return <span className={className}>{children}</span>;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    <Anchor href={path} onClick={follow} className={className ?? ''}>
      {children}
    </Anchor>
  );
}
