import { discloseSales } from './disclosure-repository.ts';
import { maskSales } from './erasure-repository.ts';
import { saleRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const salesFeature = {
  tables,
  disclosure: discloseSales,
  erasure: maskSales,
  routes: saleRoutes,
};
