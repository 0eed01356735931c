import { VisuallyHidden } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from '../api/generated.ts';
import { useWords } from '../i18n/words.tsx';
import { useMe, useOrganization } from '../session/session.ts';
import type { ServerSentEvent } from './event-stream.ts';
import { follow } from './follow.ts';
import { mayAffect, type Change } from './may-affect.ts';

/** News for the pages, from the service or from another tab. */
type Heard =
  | { readonly kind: 'notification'; readonly notification: Notification }
  | { readonly kind: 'changed'; readonly change: Change }
  /** Another tab changed something, or news may have been missed. */
  | { readonly kind: 'anything' };

/** Time during which news is collected into one refetch. */
const GATHER_MS = 300;
/** Minimum time between two announcements of a page that changes constantly. */
const QUIET_MS = 30_000;
/** Age up to which data is not refetched when the stream opens. */
const FRESH_MS = 5_000;
const CHANNEL = 'millieme-live';

/**
 * Keeps pages up to date with changes by others, and announces them. One tab listens for the whole
 * browser, since a browser opens few connections per host.
 */
export function Live() {
  const { id, active_role: role } = useMe();
  const organization = useOrganization();
  // Another role receives other news, on a stream of its own.
  return organization !== null && <Listening key={`${id} ${role}`} />;
}

function Listening() {
  const queries = useQueryClient();
  const [news, setNews] = useState<News>();
  useEffect(() => listen(queries, setNews), [queries]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {news !== undefined && <Said key={news.number} news={news} />}
    </VisuallyHidden>
  );
}

/** Latest announcement, distinct even if the wording is the same. */
interface News {
  readonly number: number;
  readonly titles: readonly string[];
}

function Said({ news: { titles } }: { readonly news: News }) {
  const { t } = useWords();
  const [title] = titles;
  if (title === undefined) return <span>{t('web.live.changed')}</span>;
  return <span>{t('web.live.notifications', { count: titles.length, title })}</span>;
}

/** Listens until the returned function is called. */
function listen(queries: QueryClient, onNews: (news: News) => void): () => void {
  const beganMs = performance.now();
  const end = new AbortController();
  const tabs = new BroadcastChannel(CHANNEL);
  const gathering = new Gathering(queries, onNews);
  const hear = (heard: Heard) => gathering.add(heard);
  const tell = (heard: Heard) => {
    hear(heard);
    tabs.postMessage(heard);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data));
  // The service does not notify a session of its own changes, and all tabs share a session.
  const acts = queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success')
      tabs.postMessage({ kind: 'anything' } satisfies Heard);
  });
  const follower = {
    onEvent: (event: ServerSentEvent) => {
      const heard = parseNews(event);
      if (heard !== undefined) tell(heard);
    },
    onOpen: () => {
      if (performance.now() - beganMs > FRESH_MS) tell({ kind: 'anything' });
    },
  };
  navigator.locks
    .request(CHANNEL, { signal: end.signal }, () => follow(follower, end.signal))
    .catch(() => undefined);
  return () => {
    end.abort();
    acts();
    tabs.close();
    gathering.end();
  };
}

function parseNews({ event, data }: ServerSentEvent): Heard | undefined {
  if (event === 'notification') return { kind: 'notification', notification: JSON.parse(data) };
  if (event === 'changed') return { kind: 'changed', change: JSON.parse(data) };
  return undefined;
}

/** Collects news for a while, refetches the queries they concern and then announces them. */
class Gathering {
  readonly #queries: QueryClient;
  readonly #onNews: (news: News) => void;
  #heard: Heard[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isEnded = false;
  #count = 0;
  #saidMs = -Infinity;

  constructor(queries: QueryClient, onNews: (news: News) => void) {
    this.#queries = queries;
    this.#onNews = onNews;
  }

  add(heard: Heard): void {
    this.#heard.push(heard);
    if (!this.#isAsking) this.#timer ??= setTimeout(() => void this.#ask(), GATHER_MS);
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const heard = this.#heard;
    this.#heard = [];
    this.#timer = undefined;
    this.#isAsking = true;
    const isShown = this.#queries
      .getQueryCache()
      .findAll({ type: 'active' })
      .some(({ queryKey }) => heard.some((one) => one.kind === 'changed' && isOf(one, queryKey)));
    await this.#queries.invalidateQueries({
      predicate: ({ queryKey }) => heard.some((one) => isOf(one, queryKey)),
    });
    this.#isAsking = false;
    if (this.#isEnded) return;
    this.#say(heard, isShown);
    if (this.#heard.length > 0) this.#timer = setTimeout(() => void this.#ask(), GATHER_MS);
  }

  #say(heard: readonly Heard[], isShown: boolean): void {
    const titles = heard.flatMap((one) =>
      one.kind === 'notification' ? one.notification.title : [],
    );
    const isQuiet = performance.now() - this.#saidMs < QUIET_MS;
    if (titles.length === 0 && (!isShown || isQuiet)) return;
    this.#saidMs = performance.now();
    this.#count += 1;
    this.#onNews({ number: this.#count, titles });
  }
}

/** Whether news may change the result of a query. */
function isOf(heard: Heard, key: readonly unknown[]): boolean {
  if (heard.kind === 'anything') return true;
  if (heard.kind === 'changed') return mayAffect(heard.change, key);
  return /Notification(s|Stats)$/.test(String(key[0]));
}
