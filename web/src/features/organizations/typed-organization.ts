import type { CreateOrganization, Organization } from '../../shared/api/generated.ts';
import { orNull } from '../../shared/format/typed.ts';

/** What a form says of an organization. */
export type OrganizationFields = Omit<Organization, 'id' | 'created_at' | 'updated_at' | 'etag'>;
export type OrganizationEntry = CreateOrganization;

/** Fields that may say nothing. */
export const OPTIONAL = [
  'enterprise_number',
  'registration_number',
  'phone',
  'address',
  'postal_code',
  'city',
] as const;
type Optional = (typeof OPTIONAL)[number];

/** The fields as they stand in the inputs: texts, empty where nothing is said. */
type TypedOrganization = Record<
  Optional | 'name' | 'contact_email' | 'quiet_from' | 'quiet_to',
  string
> & { readonly language: Organization['language'] };

export function typedOrganization(from: OrganizationFields): TypedOrganization {
  const { name, contact_email, language, quiet_hours: quiet } = from;
  const optional = Object.fromEntries(OPTIONAL.map((field) => [field, from[field] ?? '']));
  return {
    ...(optional as Record<Optional, string>),
    name,
    contact_email,
    language,
    quiet_from: quiet?.from ?? '',
    quiet_to: quiet?.to ?? '',
  };
}

/** The organization as the service takes it: what is empty is said to be so. */
export function entryOf(typed: TypedOrganization): OrganizationEntry {
  const { name, contact_email, language, quiet_from: from, quiet_to: to } = typed;
  const optional = OPTIONAL.map((field) => [field, orNull(typed[field])]);
  return {
    ...(Object.fromEntries(optional) as Record<Optional, string | null>),
    name,
    contact_email,
    language,
    quiet_hours: from === '' && to === '' ? null : { from, to },
  };
}
