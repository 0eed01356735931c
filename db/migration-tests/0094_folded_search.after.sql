select 'a word is not found as it is typed' as fault
  where (select array_agg(word order by word collate "C") from app.content_words) <> array['lift', 'oeuvre', 'strasse'];
