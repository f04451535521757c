-- Who asks for a code and who tries it are told apart by their network: a stranger uses up nobody's tries, and asking anew puts no other code out of use.
alter table sms_code add column asked_from text not null default '', add column far_tries integer not null default 0;
comment on column sms_code.asked_from is 'the keyed hash of the network that asked for it';
comment on column sms_code.far_tries is 'tries from any other network: its owner may have left the Wi-Fi meanwhile';
