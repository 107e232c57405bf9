CREATE TABLE "bonus" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"promotion" text NOT NULL,
	"amount" bigint NOT NULL,
	"needed" bigint NOT NULL,
	"shares" jsonb NOT NULL,
	"days" integer NOT NULL,
	"state" text NOT NULL,
	"done" bigint,
	"end_act" text,
	"granted_at" timestamp with time zone NOT NULL,
	"counts_from" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonus_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "bonus_pays" CHECK ("bonus"."amount" > 0),
	CONSTRAINT "bonus_counts" CHECK ("bonus"."state" <> 'running' or ("bonus"."counts_from" is not null and "bonus"."expires_at" is not null)),
	CONSTRAINT "bonus_ended" CHECK (("bonus"."state" in ('queued', 'running')) = ("bonus"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_draw" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"promotion" text NOT NULL,
	"period" text NOT NULL,
	"number" integer NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"weights" jsonb NOT NULL,
	"prize" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_draw_pk" PRIMARY KEY("merchant","account","book","promotion","period","number")
);
--> statement-breakpoint
CREATE TABLE "promotion_entry" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"promotion" text NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"base" bigint,
	"amount" bigint,
	"claim_until" timestamp with time zone,
	"remark" text,
	"reason" text,
	"operator" text,
	"entered_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_entry_pk" PRIMARY KEY("merchant","account","book","promotion","period")
);
--> statement-breakpoint
CREATE TABLE "promotion_image" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"promotion" text NOT NULL,
	"period" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "promotion_image_pk" PRIMARY KEY("merchant","account","book","promotion","period","position")
);
--> statement-breakpoint
ALTER TABLE "promotion_image" ADD CONSTRAINT "promotion_image_entry" FOREIGN KEY ("merchant","account","book","promotion","period") REFERENCES "public"."promotion_entry"("merchant","account","book","promotion","period") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_running" ON "bonus" USING btree ("merchant","account","book") WHERE "bonus"."state" = 'running';--> statement-breakpoint
CREATE INDEX "bonus_of_account" ON "bonus" USING btree ("merchant","account","book","granted_at","id");--> statement-breakpoint
CREATE INDEX "bonus_waiting" ON "bonus" USING btree ("expires_at") WHERE "bonus"."state" = 'running';--> statement-breakpoint
CREATE INDEX "promotion_draw_recent" ON "promotion_draw" USING btree ("merchant","promotion","at") WHERE "promotion_draw"."amount" > 0;--> statement-breakpoint
CREATE INDEX "promotion_draw_of_account" ON "promotion_draw" USING btree ("merchant","account","promotion","at");--> statement-breakpoint
CREATE INDEX "promotion_entry_waiting" ON "promotion_entry" USING btree ("merchant","state","entered_at") WHERE "promotion_entry"."state" in ('applying', 'processing');--> statement-breakpoint
-- A bonus that is released appears in the account record as a bonus.
CREATE OR REPLACE FUNCTION account_record_type(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('hold', 'release') THEN 'withdrawal'
    WHEN kind IN ('credit', 'debit') THEN 'adjustment'
    WHEN kind IN ('issue', 'retire') THEN 'opening'
    WHEN kind = 'unlock' THEN 'bonus'
    ELSE kind
  END
$$;
