import { createElement, use, type FunctionComponent } from 'react';
import { loadMessageFolder } from '../i18n/messages.ts';

/**
 * The code of a page or component could not be loaded: no network, or a new version was deployed.
 */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  /** Retries the download; rendering shows whether it succeeded. */
  readonly loadAgain: () => Promise<void>;
  /** Discards the failure, so that the next rendering retries. */
  readonly forget: () => void;

  constructor(cause: unknown, acts: Pick<NotLoaded, 'loadAgain' | 'forget'>) {
    super('a part of the application was not loaded', { cause });
    this.loadAgain = acts.loadAgain;
    this.forget = acts.forget;
  }
}

/**
 * Component loaded when first shown, or earlier with `preload`. On failure it throws `NotLoaded` to
 * the nearest boundary. The router’s own version would reload the whole page, which loses input and
 * may end at the browser’s error page.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
) {
  let component: FunctionComponent<Props> | undefined;
  let failure: NotLoaded | undefined;
  let loading: Promise<void> | undefined;

  const forget = () => {
    failure = undefined;
  };
  const attempt = async () => {
    forget();
    try {
      component = (await load())[name];
    } catch (cause) {
      failure = new NotLoaded(cause, { loadAgain, forget });
    }
    loading = undefined;
  };
  const loadAgain = () => (loading ??= attempt());
  const Lazy = (props: Props) => {
    if (failure !== undefined) throw failure;
    if (component === undefined) use(loadAgain());
    return component && createElement(component, props);
  };
  return Object.assign(Lazy, {
    preload: () => (component === undefined ? loadAgain() : undefined),
    forget,
  });
}

const parts = new Set<() => Promise<void>>();

/**
 * Component of the frame or of a first page that is not shown at once: a menu or a dialog. It is
 * loaded when needed, and at the latest with `loadParts`, together with the messages that pages share.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
) {
  const part = lazyComponent(async () => {
    const [module] = await Promise.all([load(), loadMessageFolder('shared')]);
    return module;
  }, name);
  parts.add(async () => {
    await part.preload();
    // Loaded again when shown.
    part.forget();
  });
  return part;
}

/** Loads all parts, so that they open at once, also without a connection. */
export function loadParts(): void {
  for (const load of parts) void load();
}
