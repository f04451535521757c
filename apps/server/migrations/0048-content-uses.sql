-- Content is stored once, whoever refers to it: a face, a print run, a file of the disk. Whether anything does is asked of every table at once,
-- so that a table made later is asked too: each column that names a content ends in sha256.

create function content_is_used(content text) returns boolean language plpgsql stable as $$
declare
  place record;
  used boolean;
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped
      and c.relname <> 'disk_text' -- words made of a content, which go with it
  loop
    execute format('select exists (select from %s where %I = $1)', place.held_in, place.named_by) into used using content;
    if used then return true; end if;
  end loop;
  return false;
end $$;
comment on function content_is_used is 'whether any table refers to a content of the file store; asked as the system, which sees every school';

create index head_image_content on head_image (sha256);
create index paper_layout_content on paper_layout (pdf_sha256);
create index paper_layout_answer_content on paper_layout (answer_pdf_sha256);
create index print_run_content on print_run (pdf_sha256);
create index question_import_content on question_import (file_sha256);
create index stored_file_content on stored_file (sha256);
