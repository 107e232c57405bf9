CREATE TABLE "account_transfer" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"sender" text NOT NULL,
	"receiver" text NOT NULL,
	"book" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_transfer_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE INDEX "account_transfer_merchant_sender_day_at_index" ON "account_transfer" USING btree ("merchant","sender","day","at");