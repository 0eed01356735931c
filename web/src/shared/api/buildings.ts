import { apiQuery } from './read.ts';

const MOST = 500;

/** Query of the buildings to choose from, one request for the frame and every page. */
export function buildingsQuery() {
  return apiQuery('listBuildings', { query: { sort: 'name', limit: MOST } });
}
