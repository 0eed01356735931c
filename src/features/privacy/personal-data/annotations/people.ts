import { of } from '../annotation.ts';

/** Those who sign in, and the offices they work for. */
export const people = {
  'auth.users': of('auth.users', ({ none, data }) => ({
    ...none('created_at', 'updated_at', 'version'),
    ...data(
      {
        subject: 'Account',
        by: 'id',
        processing: 'Accounts',
        category: 'Identity',
        erasure: 'Pseudonymize',
      },
      'name',
    ),
    ...data(
      {
        subject: 'Account',
        by: 'id',
        processing: 'Accounts',
        category: 'Contact',
        erasure: 'Erase',
      },
      'email',
      'phone',
    ),
    ...data(
      {
        subject: 'Account',
        by: 'id',
        processing: 'Accounts',
        category: 'Preferences',
        erasure: 'Erase',
      },
      'language',
      'settings',
    ),
    ...data(
      {
        subject: 'Account',
        by: 'id',
        processing: 'Accounts',
        category: 'Activity',
        erasure: 'Keep',
      },
      'id',
      'is_active',
    ),
    ...data(
      {
        subject: 'Account',
        by: 'id',
        processing: 'SignIn',
        category: 'Credentials',
        erasure: 'Erase',
      },
      'password_hash',
      'totp_secret',
      'totp_enabled',
      'totp_last_step',
    ),
  })),
  'auth.members': of('auth.members', ({ none, data }) => ({
    ...none('organization_id', 'created_at', 'updated_at', 'version'),
    ...data(
      {
        subject: 'User',
        by: 'id',
        processing: 'Accounts',
        category: 'Identity',
        erasure: 'Pseudonymize',
      },
      'name',
    ),
    ...data(
      { subject: 'User', by: 'id', processing: 'Accounts', category: 'Contact', erasure: 'Erase' },
      'email',
      'phone',
    ),
    ...data(
      {
        subject: 'User',
        by: 'id',
        processing: 'Accounts',
        category: 'Preferences',
        erasure: 'Erase',
      },
      'language',
    ),
    ...data(
      { subject: 'User', by: 'id', processing: 'Accounts', category: 'Activity', erasure: 'Keep' },
      'id',
      'user_id',
      'is_active',
      'joined_at',
    ),
  })),
  'auth.role_assignments': of('auth.role_assignments', ({ none, data }) => ({
    ...none('id', 'created_at'),
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'Accounts',
        category: 'Activity',
        erasure: 'Erase',
      },
      'user_id',
      'role_type',
      'organization_id',
      'owner_id',
      'building_ids',
      'accepted_at',
    ),
  })),
  'auth.sessions': of('auth.sessions', ({ none, data }) => ({
    ...none('id', 'created_at'),
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'SignIn',
        category: 'Technical',
        erasure: 'Erase',
      },
      'user_id',
      'role_id',
      'address',
      'user_agent',
      'last_used_at',
      'expires_at',
      'revoked_at',
    ),
  })),
  'auth.refresh_tokens': of('auth.refresh_tokens', ({ data }) => ({
    ...data(
      {
        subject: 'Account',
        by: 'session_id',
        through: 'auth.sessions',
        processing: 'SignIn',
        category: 'Credentials',
        erasure: 'Erase',
      },
      'token_hash',
      'session_id',
      'expires_at',
      'used_at',
    ),
  })),
  'auth.account_tokens': of('auth.account_tokens', ({ data }) => ({
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'SignIn',
        category: 'Credentials',
        erasure: 'Erase',
      },
      'token_hash',
      'user_id',
      'purpose',
      'expires_at',
      'used_at',
      'organization_ids',
    ),
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'SignIn',
        category: 'Contact',
        erasure: 'Erase',
      },
      'email',
    ),
  })),
  'auth.backup_codes': of('auth.backup_codes', ({ data }) => ({
    ...data(
      {
        subject: 'Account',
        by: 'user_id',
        processing: 'SignIn',
        category: 'Credentials',
        erasure: 'Erase',
      },
      'user_id',
      'code_hash',
      'used_at',
    ),
  })),
  'auth.login_failures': of('auth.login_failures', ({ none, data }) => ({
    ...none('id'),
    ...data(
      {
        subject: 'Email',
        by: 'email_hash',
        processing: 'SignIn',
        category: 'Technical',
        erasure: 'Erase',
      },
      'email_hash',
      'address',
      'failed_at',
    ),
  })),
  'auth.organizations': of('auth.organizations', ({ none, data }) => ({
    ...none(
      'id',
      'language',
      'created_at',
      'updated_at',
      'version',
      'quiet_hours_from',
      'quiet_hours_to',
    ),
    ...data(
      {
        subject: 'Organization',
        by: 'id',
        processing: 'Office',
        category: 'Contact',
        erasure: 'Keep',
      },
      'name',
      'contact_email',
      'address',
      'postal_code',
      'city',
      'phone',
      'enterprise_number',
      'registration_number',
    ),
  })),
  'auth.interest_rates': of('auth.interest_rates', ({ none, actors }) => ({
    ...none('kind', 'valid_from', 'ppm', 'created_at', 'updated_at'),
    ...actors('entered_by'),
  })),
};
