CREATE TABLE "member_mark" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_mark_merchant_account_name_pk" PRIMARY KEY("merchant","account","name")
);
--> statement-breakpoint
CREATE TABLE "member_note" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"operator" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_note_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE INDEX "member_note_account" ON "member_note" USING btree ("merchant","account","at","id");