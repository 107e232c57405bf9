CREATE TABLE "adjustment" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"approved_by" text,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "adjustment_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "adjustment_moves" CHECK ("adjustment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"amount" bigint NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "approval_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "approval_second_operator" CHECK ("approval"."state" in ('pending', 'rejected') or ("approval"."decided_by" is not null and "approval"."decided_by" <> "approval"."asked_by"))
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"roles" jsonb NOT NULL,
	"merchants" jsonb,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_break" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"operator" text,
	CONSTRAINT "play_break_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "play_break_forward" CHECK ("play_break"."ends_at" > "play_break"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "play_limit" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"pending_amount" bigint,
	"pending_at" timestamp with time zone,
	CONSTRAINT "play_limit_merchant_account_kind_period_pk" PRIMARY KEY("merchant","account","kind","period"),
	CONSTRAINT "play_limit_positive" CHECK ("play_limit"."amount" > 0 and coalesce("play_limit"."pending_amount", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "reality_check" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"minutes" integer,
	CONSTRAINT "reality_check_merchant_account_pk" PRIMARY KEY("merchant","account")
);
--> statement-breakpoint
CREATE INDEX "adjustment_merchant_account_at_index" ON "adjustment" USING btree ("merchant","account","at");--> statement-breakpoint
CREATE INDEX "adjustment_merchant_operator_at_index" ON "adjustment" USING btree ("merchant","operator","at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_request" ON "approval" USING btree ("merchant","asked_by","request_id");--> statement-breakpoint
CREATE INDEX "approval_merchant_asked_at_index" ON "approval" USING btree ("merchant","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_name" ON "operator" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_token" ON "operator" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "play_break_merchant_account_ends_at_index" ON "play_break" USING btree ("merchant","account","ends_at");--> statement-breakpoint
CREATE TRIGGER adjustment_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON adjustment FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER play_break_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON play_break FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
