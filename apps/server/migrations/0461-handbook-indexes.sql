-- The booklets of a student and of a paper, and the reviews that a homework gave, are found by their rows.
create index handbook_copy_paper on handbook_copy (school_id, paper_id);
create index handbook_copy_student on handbook_copy (school_id, student_id);
create index wrong_review_homework on wrong_review (school_id, homework_id);
