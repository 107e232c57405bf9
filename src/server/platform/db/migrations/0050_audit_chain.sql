CREATE TABLE "audit_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"checked" bigint NOT NULL,
	"total" bigint NOT NULL,
	"is_whole" boolean,
	"found" integer NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant" text NOT NULL,
	"row_id" text NOT NULL,
	"row_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"reached" timestamp with time zone NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_link_row" UNIQUE("kind","merchant","row_id")
);
--> statement-breakpoint
CREATE INDEX "audit_check_started_at_index" ON "audit_check" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_link_linked_at_seq_index" ON "audit_link" USING btree ("linked_at","seq");--> statement-breakpoint
CREATE INDEX "security_event_anchor" ON "security_event" USING btree ("at") WHERE "security_event"."kind" = 'audit.anchored';--> statement-breakpoint
CREATE TRIGGER audit_link_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_link FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
