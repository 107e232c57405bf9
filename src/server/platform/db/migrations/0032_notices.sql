CREATE TABLE "broadcast" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"state" text NOT NULL,
	"sent_to" text,
	"sent" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"ordered_by" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "broadcast_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_message" ADD COLUMN "broadcast" uuid;--> statement-breakpoint
CREATE INDEX "broadcast_ordered" ON "broadcast" USING btree ("merchant","ordered_at");--> statement-breakpoint
CREATE INDEX "broadcast_sending" ON "broadcast" USING btree ("ordered_at") WHERE "broadcast"."state" = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_message_broadcast" ON "inbox_message" USING btree ("merchant","broadcast","account") WHERE "inbox_message"."broadcast" is not null;