export const UNIT_TYPES = ['Apartment', 'Commercial', 'Parking', 'Storage', 'Other'] as const;
