CREATE TABLE "push_device" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"account" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"session" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_device_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "push_due" (
	"merchant" text NOT NULL,
	"device" uuid NOT NULL,
	"message" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_due_merchant_device_message_pk" PRIMARY KEY("merchant","device","message")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "push_device_endpoint" ON "push_device" USING btree ("merchant","endpoint");--> statement-breakpoint
CREATE INDEX "push_device_account" ON "push_device" USING btree ("merchant","account","created_at");--> statement-breakpoint
CREATE INDEX "push_due_next" ON "push_due" USING btree ("next_at");