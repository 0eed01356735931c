import { LocalDate, Type, Uuid } from './common.ts';

export const Units = Type.Array(Uuid, {
  minItems: 1,
  maxItems: 100,
  uniqueItems: true,
  description: 'Lots that are sold together.',
});
export const DeedOn = { ...LocalDate, description: 'Day of the deed.' };
export const EnjoymentFrom = {
  ...LocalDate,
  description: 'First day of the buyer in the common parts; by default that of the deed.',
};
export const CertainDate = {
  ...LocalDate,
  description: 'Day on which the transfer becomes certain towards third parties.',
};
