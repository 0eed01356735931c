import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { Operations } from '../api/generated.ts';
import { useWords } from '../i18n/words.tsx';
import { useRight } from '../session/session.ts';

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & {
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** Link within text or a table to a page of the application. */
export const TextLink = createLink((props: Attributes & Omit<AnchorProps, 'c'>) => (
  <Anchor {...props} />
));

/**
 * Link styled as a button, for a page’s main action. It is not shown to readers who may not call the
 * operation that it needs.
 */
export const ButtonLink = createLink(
  ({
    needs,
    ...props
  }: Attributes & Omit<ButtonProps, 'c'> & { readonly needs?: keyof Operations }) => {
    const link = <Button component="a" {...props} />;
    return needs === undefined ? link : <IfAllowed needs={needs}>{link}</IfAllowed>;
  },
);

/** Shows its content to readers who may call an operation. */
function IfAllowed(props: { readonly needs: keyof Operations; readonly children: ReactNode }) {
  return useRight()(props.needs) ? props.children : null;
}

/** Link to the home page, for pages where there is nothing to do. */
export function HomeLink() {
  const { t } = useWords();
  return (
    <ButtonLink to="/" mt="md">
      {t('web.not_found.back')}
    </ButtonLink>
  );
}

/**
 * Link to a path supplied by the service, such as `/expenses/…`; plain text without a path or a
 * matching page.
 */
export function PathLink(props: {
  readonly path: string | undefined;
  readonly className?: string | undefined;
  readonly id?: string;
  /** Element that says what the link is about, if its text does not. */
  readonly describedBy?: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}) {
  const { path, className, id, describedBy, onFollow, children } = props;
  const router = useRouter();
  const isPage = path !== undefined && hasPage(router, path);
  if (!isPage)
    return (
      <span id={id} className={className}>
        {children}
      </span>
    );
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    router.history.push(path);
  };
  return (
    <Anchor
      href={path}
      id={id}
      aria-describedby={describedBy}
      onClick={follow}
      className={className ?? ''}
    >
      {children}
    </Anchor>
  );
}

function hasPage(router: ReturnType<typeof useRouter>, path: string): boolean {
  const [, { '*': unknown }, found] = router.getMatchedRoutes(path.split('?', 1)[0] ?? '');
  return found !== undefined && unknown === undefined;
}
