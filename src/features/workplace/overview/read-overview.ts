import { mayUse } from '#contract/access.ts';
import type { Overview, OverviewQuery } from '#contract/overview.ts';
import { toEuroOrNull } from '#domain/kernel/money.ts';
import { byDeadline, type Figure, type WaitingItem } from '#domain/overview/overview.ts';
import { requireBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { OverviewPart } from './part.ts';

/** Reads the pending items that the caller's role may handle. Refuses not_found. */
export async function readOverview(
  ctx: TenantContext,
  parts: readonly OverviewPart[],
  { building_id: buildingId }: OverviewQuery,
): Promise<Overview> {
  if (buildingId !== undefined) await requireBuilding(ctx, buildingId);
  const concerning = parts.filter((part) => concerns(ctx, part));
  const waiting = byDeadline(
    await Promise.all(concerning.map((part) => part.read(ctx, buildingId))),
  );
  return {
    items: waiting.items.map((item) => shownItem(ctx, item)),
    figures: Object.fromEntries(
      Object.entries(waiting.figures).map(([name, figure]) => [name, shownFigure(figure)]),
    ),
  };
}

/**
 * Whether a part belongs in the overview: on the platform only its own parts, inside a tenant those
 * that the role may handle.
 */
function concerns({ organizationId, principal }: TenantContext, { access }: OverviewPart): boolean {
  const isOfPlatform = access === 'platform';
  if ((organizationId === NIL_UUID) !== isOfPlatform) return false;
  return mayUse(access, principal.role, principal.building_ids !== null);
}

function shownItem(ctx: TenantContext, item: WaitingItem) {
  const language = ctx.negotiateLanguage();
  const { kind, building_id, due_on, amount_cents, link } = item;
  const amount = toEuroOrNull(amount_cents);
  const facts = { ...item.facts, due_on, amount };
  return {
    kind,
    title: translate(language, `overview.${kind}.title`, facts),
    detail: translate(language, `overview.${kind}.detail`, facts),
    building_id,
    // Known from the facts, so that it is not read again.
    building_name: building_id === null ? null : String(item.facts['building']),
    due_on,
    amount,
    link,
  };
}

function shownFigure({ count, amount_cents, link }: Figure) {
  return { count, amount: toEuroOrNull(amount_cents), link };
}
