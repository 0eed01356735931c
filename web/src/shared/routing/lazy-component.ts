import { createElement, use, type FunctionComponent } from 'react';

/** The program of a page or of a part of it did not come: no network, or another version was deployed. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  /** Loads it once more; whether that worked shows when it is rendered. */
  readonly loadAgain: () => Promise<void>;
  /** Lets the next rendering load it again: for what shows the failure. */
  readonly forget: () => void;

  constructor(cause: unknown, acts: Pick<NotLoaded, 'loadAgain' | 'forget'>) {
    super('a part of the application was not loaded', { cause });
    this.loadAgain = acts.loadAgain;
    this.forget = acts.forget;
  }
}

/**
 * A component that is loaded when it is first shown, or before by `preload`. Where it does not come, it
 * throws `NotLoaded` to the boundary around it. That of the router would reload the whole page instead,
 * which ends at the error page of the browser and loses what was typed.
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
  });
}
