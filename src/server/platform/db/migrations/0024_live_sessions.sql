-- Live streams of a session end with it, whatever statement or process deletes it.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('livery_live', payload) FROM (SELECT DISTINCT 'session ' || merchant || ' ' || account_id AS payload FROM ended) changes;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON session REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION session_ended();
