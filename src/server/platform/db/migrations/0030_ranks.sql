CREATE TABLE "rank_bonus" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"rank" integer NOT NULL,
	"amount" bigint NOT NULL,
	"owed_at" timestamp with time zone NOT NULL,
	"act" text,
	CONSTRAINT "rank_bonus_pk" PRIMARY KEY("merchant","account","book","rank"),
	CONSTRAINT "rank_bonus_positive" CHECK ("rank_bonus"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "rank_change" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"number" integer NOT NULL,
	"former" integer NOT NULL,
	"rank" integer NOT NULL,
	"cause" text NOT NULL,
	"operator" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rank_change_pk" PRIMARY KEY("merchant","account","book","number"),
	CONSTRAINT "rank_change_moves" CHECK ("rank_change"."former" <> "rank_change"."rank" and "rank_change"."former" >= 0 and "rank_change"."rank" >= 0),
	CONSTRAINT "rank_change_by" CHECK (("rank_change"."cause" = 'operator') = ("rank_change"."operator" is not null))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "rank_book" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "rank_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "rank_from" date;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "rank_held_until" date;--> statement-breakpoint
CREATE INDEX "rank_bonus_owed" ON "rank_bonus" USING btree ("owed_at") WHERE "rank_bonus"."act" is null;--> statement-breakpoint
CREATE INDEX "account_rank_review" ON "account" USING btree ("merchant","rank_from") WHERE "account"."rank" > 0;