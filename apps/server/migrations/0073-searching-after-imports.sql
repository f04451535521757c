-- A bank that has just grown by thousands of questions is searched as fast as before, without anybody doing anything by hand.

-- What is written waits in a list of the word index that each search reads through; a shorter list is read faster.
alter index question_words set (gin_pending_list_limit = 1024);
alter index question_shape_bands set (gin_pending_list_limit = 1024);

-- Most of these rows are only ever added: the usual rules look after such tables too late.
alter table question set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table question_version set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table question_shape set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table question_knowledge set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- As the owner of the tables: nobody else may.
create function settle_questions() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform gin_clean_pending_list('question_words'), gin_clean_pending_list('question_shape_bands');
  analyze question, question_version (school_id, question_id, version, body_digest), question_shape, question_knowledge, question_chapter, question_import_item;
end $$;
revoke execute on function settle_questions from public;
grant execute on function settle_questions to zhibi_app, zhibi_system;
comment on function settle_questions is 'what has come in is worked into the indexes, and the planner learns how many there are now: called when an import has ended';
