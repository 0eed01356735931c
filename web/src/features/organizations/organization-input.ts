import type { CreateOrganization, Organization } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';

/** Details of an organization that its form edits. */
export type OrganizationFields = Omit<Organization, 'id' | 'created_at' | 'updated_at' | 'etag'>;
export type OrganizationEntry = CreateOrganization;

/** Optional fields. */
export const OPTIONAL = [
  'enterprise_number',
  'registration_number',
  'phone',
  'address',
  'postal_code',
  'city',
] as const;
type Optional = (typeof OPTIONAL)[number];

/** Form values: strings, empty if absent, a language and a choice. */
type OrganizationInput = Record<
  Optional | 'name' | 'contact_email' | 'quiet_from' | 'quiet_to',
  string
> &
  Pick<Organization, 'language' | 'second_factor_required'>;

/** Returns the input for an organization. */
export function toOrganizationInput(from: OrganizationFields): OrganizationInput {
  const { name, contact_email, language, second_factor_required, quiet_hours: quiet } = from;
  const optional = Object.fromEntries(OPTIONAL.map((field) => [field, from[field] ?? '']));
  return {
    ...(optional as Record<Optional, string>),
    name,
    contact_email,
    language,
    second_factor_required,
    quiet_from: quiet?.from ?? '',
    quiet_to: quiet?.to ?? '',
  };
}

/** Request body of an organization; empty fields become null. */
export function toOrganizationBody(typed: OrganizationInput): OrganizationEntry {
  const {
    name,
    contact_email,
    language,
    second_factor_required,
    quiet_from: from,
    quiet_to: to,
  } = typed;
  const optional = OPTIONAL.map((field) => [field, trimToNull(typed[field])]);
  return {
    ...(Object.fromEntries(optional) as Record<Optional, string | null>),
    name,
    contact_email,
    language,
    second_factor_required,
    quiet_hours: from === '' && to === '' ? null : { from, to },
  };
}
