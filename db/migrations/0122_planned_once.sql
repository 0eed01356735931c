-- The forms of texts that stored columns are computed by. A function in SQL is inlined, and planned again
-- by each statement that writes a row; a plan of PL/pgSQL is kept by its session. The results are the same.
create or replace function app.search_lines(given text) returns text immutable strict parallel safe
  language plpgsql as $$
begin
  return left(app.fold_letters(given), 500);
end $$;

create or replace function app.natural_order(given text) returns text immutable strict parallel safe
  language plpgsql as $$
begin
  return left(regexp_replace(regexp_replace(app.search_form(given), '(\d+)', '00000000\1', 'g'),
    '0*(\d{9,})', '\1', 'g'), 500);
end $$;

create or replace function app.name_key(given text) returns text immutable strict parallel safe
  language plpgsql as $$
begin
  return lower(regexp_replace(normalize(given, nfc), '[\s\u00a0\u202f]', '', 'g'));
end $$;
