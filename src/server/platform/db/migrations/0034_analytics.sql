CREATE TABLE "funnel_cursor" (
	"merchant" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "funnel_cursor_merchant_pk" PRIMARY KEY("merchant")
);
--> statement-breakpoint
CREATE TABLE "funnel_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "funnel_event_once" ON "funnel_event" USING btree ("merchant","account","kind");--> statement-breakpoint
CREATE INDEX "funnel_event_state_next_at_index" ON "funnel_event" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("merchant","created_at");