-- What mail servers said is no longer shown to a project's staff, only its class is: what they have said until now goes.

update "mail" set "response" = null where "response" is not null;
