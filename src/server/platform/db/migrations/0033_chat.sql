CREATE TABLE "chat_line" (
	"merchant" text NOT NULL,
	"room" text NOT NULL,
	"seq" bigint NOT NULL,
	"account" text,
	"client_id" text,
	"name" text,
	"avatar" text,
	"text" text,
	"hidden" text,
	"target" bigint,
	"operator" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_line_merchant_room_seq_pk" PRIMARY KEY("merchant","room","seq"),
	CONSTRAINT "chat_line_kind" CHECK (("chat_line"."text" is null) = ("chat_line"."target" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_mute" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_mute_merchant_account_pk" PRIMARY KEY("merchant","account")
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"merchant" text NOT NULL,
	"room" text NOT NULL,
	"process" text NOT NULL,
	"viewers" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_presence_merchant_room_process_pk" PRIMARY KEY("merchant","room","process")
);
--> statement-breakpoint
CREATE TABLE "chat_read" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"room" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "chat_read_merchant_account_room_pk" PRIMARY KEY("merchant","account","room")
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"merchant" text NOT NULL,
	"room" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "chat_room_merchant_room_pk" PRIMARY KEY("merchant","room")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_line_sent" ON "chat_line" USING btree ("merchant","account","client_id") WHERE "chat_line"."account" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_line_said" ON "chat_line" USING btree ("merchant","operator","client_id") WHERE "chat_line"."account" is null;--> statement-breakpoint
CREATE INDEX "chat_line_old" ON "chat_line" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "chat_presence_at" ON "chat_presence" USING btree ("at");