import { mayUse } from '#contract/access.ts';
import type { SearchFor, SearchResult } from '#contract/search.ts';
import { foldLetters } from '#domain/kernel/fold-text.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { listSearchWords, splitWords } from '#domain/kernel/words.ts';
import { selectBestHits, parseSearchQuery } from '#domain/search/search-query.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { FoundRecord, SearchPart } from './part.ts';

const DEFAULT_LIMIT = 20;

/** Finds the records that match a query and that the caller may see, best first. */
export async function searchRecords(
  ctx: TenantContext,
  parts: readonly SearchPart[],
  { q, building_id, limit = DEFAULT_LIMIT }: SearchFor,
): Promise<SearchResult[]> {
  const { role, building_ids: buildingIds } = ctx.principal;
  const found = await Promise.all(
    parts
      .filter(({ access }) => mayUse(access, role, buildingIds !== null))
      .map(async (part) => {
        const records = await part.find(ctx, { ...parseQueryFor(part, q), building_id }, limit);
        return records.map((record) => ({ rank: record.rank, shown: toResult(ctx, part, record) }));
      }),
  );
  return selectBestHits(found, limit).map((hit) => hit.shown);
}

/** Nouns of each kind, in every language: people search in theirs. */
const nounsById = new Map<string, ReadonlySet<string>>();

function findNouns(id: string): ReadonlySet<string> {
  const known =
    nounsById.get(id) ??
    new Set(LANGUAGES.flatMap((language) => listSearchWords(translate(language, id))));
  nounsById.set(id, known);
  return known;
}

/** Reads a search text for one kind of record, without the words for that kind unless it has no others. */
function parseQueryFor({ nouns: id }: SearchPart, q: string) {
  const nouns = findNouns(id);
  const others = splitWords(q).filter((word) => !nouns.has(foldLetters(word)));
  const rest = others.join(' ').trim();
  return parseSearchQuery(rest === '' ? q : rest);
}

function toResult(
  ctx: TenantContext,
  { type, path }: SearchPart,
  { id, title, text_key = null, subtitle, amount_cents: cents }: FoundRecord,
): SearchResult {
  const amount =
    typeof cents === 'number'
      ? translate(ctx.negotiateLanguage(), 'search.amount', { amount: toEuro(cents) })
      : null;
  const about = [subtitle, amount].filter((text) => text !== null && text !== '');
  return {
    type,
    id,
    title: ctx.showTitle({ title, text_key }),
    subtitle: about.length === 0 ? null : about.join(' · '),
    link: `${path}/${id}`,
  };
}
