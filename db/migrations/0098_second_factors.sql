-- Offices may require a second factor of those who approve or pay. A restore without the key of the
-- secrets of two-factor authentication ends it: totp_lost_at asks these people to set it up again.
alter table auth.organizations add column second_factor_required boolean not null default false;
alter table auth.users add column totp_lost_at timestamptz;
