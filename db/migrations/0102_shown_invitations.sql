-- Where no mail server is set up, the inviting person is shown the link, so accepting it proves no address.
alter table auth.account_tokens add column is_shown boolean not null default false;
-- Roles accepted through such a link count as nobody's second person until they are confirmed.
alter table auth.role_assignments add column is_address_unproven boolean not null default false;
