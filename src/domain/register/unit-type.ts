export const UNIT_TYPES = ['Apartment', 'Commercial', 'Parking', 'Storage', 'Other'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
