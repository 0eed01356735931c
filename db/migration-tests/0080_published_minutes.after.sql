select title as fault from app.decisions where (repeatable_from is not null) <> (title like 'Repeatable%');
