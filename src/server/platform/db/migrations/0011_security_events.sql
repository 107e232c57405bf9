ALTER TABLE "security_event" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "session" text;--> statement-breakpoint
CREATE INDEX "security_event_at_index" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER security_event_kept BEFORE UPDATE OR TRUNCATE ON security_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE FUNCTION security_event_young() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > clock_timestamp() - interval '365 days' THEN
    RAISE EXCEPTION 'Security events are kept for a year.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER security_event_kept_for_a_year BEFORE DELETE ON security_event FOR EACH ROW EXECUTE FUNCTION security_event_young();
--> statement-breakpoint
CREATE FUNCTION sweep_security_events(before timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM security_event WHERE at < before AND at < clock_timestamp() - interval '365 days';
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION sweep_security_events(timestamptz) FROM PUBLIC;
