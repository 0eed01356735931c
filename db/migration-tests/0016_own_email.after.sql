-- Each invitation knows the address that it went to.
select 'tokens as they are to be', expected.*
from (values
    ('\x01'::bytea, 'invited@example.org'), ('\x02', 'stays@example.org'), ('\x03', null)
  ) as expected (token_hash, email)
where not exists (select from auth.account_tokens as token
  where token.token_hash = expected.token_hash and token.email is not distinct from expected.email);
