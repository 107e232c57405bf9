CREATE TABLE "inbox_message" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"account" text NOT NULL,
	"template" text NOT NULL,
	"params" jsonb NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "inbox_message_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "inbox_message_listed" ON "inbox_message" USING btree ("merchant","account","sent_at","id") WHERE "inbox_message"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_message_unread" ON "inbox_message" USING btree ("merchant","account","sent_at","id") WHERE "inbox_message"."deleted_at" is null and "inbox_message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_message_deleted" ON "inbox_message" USING btree ("deleted_at") WHERE "inbox_message"."deleted_at" is not null;