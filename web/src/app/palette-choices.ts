import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foldLetters } from '#domain/kernel/fold-text.ts';
import type { Operations, SearchResult } from '../shared/api/generated.ts';
import { apiQuery } from '../shared/api/query.ts';
import { useWords } from '../shared/i18n/words.tsx';
import type { NavigationEntry } from '../shared/routing/area.ts';
import { useOrganization, useRight } from '../shared/session/session.ts';
import type { IconName } from '../shared/ui/icons.ts';
import { areas } from './areas.ts';
import { PLACE_ICONS } from './menu.ts';
import { useIsOffered } from './use-is-offered.ts';

const PAUSE_MS = 120;
const MOST = 8;

/** An option of the palette: a page, an action or a record. */
export interface Choice {
  readonly key: string;
  /** Heading under which it is listed. */
  readonly group: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

const RECORD_ICONS: Readonly<Record<SearchResult['type'], IconName>> = {
  Building: 'building',
  Unit: 'building',
  Owner: 'user',
  DistributionKey: 'scale',
  Expense: 'file-invoice',
  Supplier: 'briefcase',
  BankAccount: 'building-bank',
  PaymentBatch: 'building-bank',
  CallForFunds: 'coins',
  Payment: 'coins',
  PaymentReminder: 'alarm',
  JournalEntry: 'book-2',
  FiscalYear: 'book-2',
  Audit: 'book-2',
  Statement: 'receipt-euro',
  Document: 'file-invoice',
  Meeting: 'podium',
  Ticket: 'tool',
};

/** Action on a found record, whose id is a parameter of the page. */
interface RecordAct {
  readonly to: string;
  readonly parameter: string;
  readonly label: string;
  readonly icon: IconName;
  readonly needs: keyof Operations;
}

/** Actions offered on the first record that is found, by its type. */
const RECORD_ACTS: Readonly<Partial<Record<SearchResult['type'], readonly RecordAct[]>>> = {
  Owner: [
    {
      to: '/payments/new',
      parameter: 'owner_id',
      label: 'web-navigation.payments.new',
      icon: 'coins',
      needs: 'createPayment',
    },
    {
      to: '/payment-reminders',
      parameter: 'owner_id',
      label: 'web-navigation.reminders',
      icon: 'alarm',
      needs: 'listPaymentReminders',
    },
  ],
};

/**
 * Lists pages and actions that match the text, then the records that the service finds, the first with
 * its actions. What is found later comes last, so that the choice under the keyboard stays.
 * @param buildingId the building whose records are searched; undefined for all
 */
export function useChoices(text: string, buildingId: string | undefined): readonly Choice[] {
  const { t } = useWords();
  const may = useRight();
  const organization = useOrganization();
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const found = useQuery({
    ...apiQuery('search', { query: { q: asked, building_id: buildingId, limit: MOST } }),
    enabled: asked !== '' && organization !== null && may('search'),
    placeholderData: keepPreviousData,
  });
  const own = useOwnChoices(text);
  const records = text === '' ? [] : (found.data?.data ?? []);
  const [first] = records;
  const acts = first === undefined ? [] : (RECORD_ACTS[first.type] ?? []);
  return [
    ...own,
    ...records.slice(0, 1).map((one) => toChoice(one, t(`enum.RecordType.${one.type}`), t)),
    ...acts
      .filter(({ needs }) => may(needs))
      .map(({ to, parameter, label, icon }) => ({
        key: `${to} ${first?.id}`,
        group: t('web.palette.act_on', { record: first?.title ?? '' }),
        icon,
        title: t(label),
        detail: first?.title ?? '',
        path: `${to}?${parameter}=${first?.id}`,
      })),
    ...records.slice(1).map((one) => toChoice(one, t('web.palette.also_found'), t)),
  ];
}

type Say = ReturnType<typeof useWords>['t'];

function toChoice(
  { type, id, title, subtitle, link }: SearchResult,
  group: string,
  t: Say,
): Choice {
  return {
    key: `${type} ${id}`,
    group,
    icon: RECORD_ICONS[type],
    title,
    detail: [t(`enum.RecordType.${type}`), subtitle].filter(Boolean).join(' · '),
    path: link,
  };
}

/** Pages and actions that match the text; those of the same rank by their headings. */
function useOwnChoices(text: string): readonly Choice[] {
  const { t } = useWords();
  const isShown = useIsOffered();
  const [pages, actions] = [t('web.palette.pages'), t('web.palette.acts')];
  const all = areas.flatMap(({ navigation, actions: own = [] }) => [
    ...navigation.map((page: NavigationEntry) => ({
      ...page,
      group: pages,
      isPage: true as const,
    })),
    ...own.map((action) => ({ ...action, group: actions, isPage: false as const })),
  ]);
  const matching = all
    .filter(isShown)
    .map((one) => ({ ...one, title: t(one.label), words: one.also && t(one.also) }))
    .filter(({ title, words }) =>
      hasWordPrefixes(words === undefined ? title : `${title} ${words}`, text),
    )
    .toSorted((a, b) => rank(a, text) - rank(b, text));
  // The heading of the best match comes first.
  const groups = Map.groupBy(matching, ({ group }) => group);
  return [...groups.values()].flat().map((one) => ({
    key: `${one.to} ${one.label}`,
    group: one.group,
    icon: iconOf(one),
    title: one.title,
    detail: one.isPage && one.place !== 'platform' ? t(`web.nav.place.${one.place}`) : '',
    path: one.to,
  }));
}

function iconOf(one: {
  readonly isPage: boolean;
  readonly place?: string;
  readonly icon?: IconName;
}) {
  if (!one.isPage) return 'plus';
  const own: IconName | undefined = one.icon;
  const ofPlace = Object.entries(PLACE_ICONS).find(([place]) => place === one.place)?.[1];
  return own ?? ofPlace ?? 'dots';
}

/** Places a page by what matches: the beginning of its title, another word for it, a word of its title. */
function rank(
  { title, words = '' }: { readonly title: string; readonly words: string | undefined },
  text: string,
): number {
  if (foldLetters(title).startsWith(foldLetters(text))) return 0;
  return hasWordPrefixes(words, text) ? 1 : 2;
}

/** Whether each word of the text begins a word of the title. Matches inside a word are ignored. */
function hasWordPrefixes(title: string, text: string): boolean {
  const words = listWords(title);
  return listWords(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

function listWords(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
