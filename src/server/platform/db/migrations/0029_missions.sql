CREATE TABLE "mission_claim" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"mission" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"envelopes" integer NOT NULL,
	"score" integer NOT NULL,
	"act" text,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_claim_pk" PRIMARY KEY("merchant","account","book","mission","period"),
	CONSTRAINT "mission_claim_reward" CHECK (("mission_claim"."amount" is null) = ("mission_claim"."act" is null) and ("mission_claim"."amount" is null) = ("mission_claim"."envelopes" > 0))
);
--> statement-breakpoint
CREATE TABLE "mission_score" (
	"merchant" text NOT NULL,
	"book" text NOT NULL,
	"week" date NOT NULL,
	"account" text NOT NULL,
	"score" integer NOT NULL,
	"envelopes" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_score_pk" PRIMARY KEY("merchant","book","week","account")
);
--> statement-breakpoint
CREATE TABLE "red_envelope" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"number" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"operator" text,
	"reason" text,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"client_seed" text,
	"prize" integer,
	"amount" bigint,
	"act" text,
	CONSTRAINT "red_envelope_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "red_envelope_ends_once" CHECK ("red_envelope"."opened_at" is null or "red_envelope"."revoked_at" is null),
	CONSTRAINT "red_envelope_opened" CHECK (("red_envelope"."opened_at" is null) = ("red_envelope"."amount" is null) and ("red_envelope"."amount" is null) = ("red_envelope"."act" is null) and ("red_envelope"."act" is null) = ("red_envelope"."prize" is null))
);
--> statement-breakpoint
CREATE INDEX "mission_score_rank" ON "mission_score" USING btree ("merchant","book","week","score" DESC NULLS LAST,"reached_at","account");--> statement-breakpoint
CREATE UNIQUE INDEX "red_envelope_origin" ON "red_envelope" USING btree ("merchant","account","book","source","origin","number");--> statement-breakpoint
CREATE INDEX "red_envelope_waiting" ON "red_envelope" USING btree ("merchant","account","book","expires_at") WHERE "red_envelope"."opened_at" is null and "red_envelope"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "red_envelope_of_account" ON "red_envelope" USING btree ("merchant","account","book","granted_at");