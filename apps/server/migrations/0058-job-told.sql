-- What a person is told of work that stopped, in every language of the product. Until now it was the text of an error.
alter table job add column explanation jsonb;
alter table job drop column message;
