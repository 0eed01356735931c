select name as fault from app.suppliers where (bic is not null) <> (name in ('Eight', 'Eleven'));
