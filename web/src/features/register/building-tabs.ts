import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';

/** Tabs of a building that are parts of its own page, by their search parameter. */
const PARTS = [
  [undefined, 'web-navigation.register.units', 'listBuildingUnits'],
  ['owners', 'web-navigation.register.owners', 'listBuildingOwners'],
  ['keys', 'web-navigation.register.keys', 'listDistributionKeys'],
  ['bank-accounts', 'web-navigation.register.accounts', 'listBankAccounts'],
  ['claims', 'web-navigation.register.claims', 'listClaims'],
  ['proceedings', 'web-navigation.register.proceedings', 'listProceedings'],
] as const;
/** Tabs of a building that are pages of their own. */
const PAGES = [
  ['/documents', 'web-navigation.documents', 'listDocuments'],
  ['/tickets', 'web-navigation.tickets', 'listTickets'],
  ['/sales', 'web-navigation.sales', 'listSales'],
  ['/lot-requests', 'web-navigation.lot_requests', 'listLotRequests'],
] as const;

/** Returns the tabs of a building that the role may open. */
export function useBuildingTabs(id: string | undefined) {
  const { t } = useWords();
  const may = useRight();
  if (id === undefined) return [];
  return [
    ...PARTS.filter(([, , needs]) => may(needs)).map(([tab, label]) => ({
      to: `/buildings/${id}`,
      name: t(label),
      search: { building_id: id, tab },
    })),
    ...PAGES.filter(([, , needs]) => may(needs)).map(([to, label]) => ({
      to,
      name: t(label),
      search: { building_id: id, tab: undefined },
    })),
  ];
}
