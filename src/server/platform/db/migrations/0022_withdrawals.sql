CREATE TABLE "payout_binding" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"tail" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "payout_binding_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"binding" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"hold_act" text NOT NULL,
	"release_act" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "withdrawal_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "withdrawal_amounts" CHECK ("withdrawal"."amount" > "withdrawal"."fee" and "withdrawal"."fee" >= 0 and "withdrawal"."paid" between 0 and "withdrawal"."amount"),
	CONSTRAINT "withdrawal_paid" CHECK (("withdrawal"."state" = 'paid') = ("withdrawal"."paid" = "withdrawal"."amount")),
	CONSTRAINT "withdrawal_released" CHECK (("withdrawal"."state" in ('rejected', 'cancelled')) = ("withdrawal"."release_act" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_part" (
	"merchant" text NOT NULL,
	"order" text NOT NULL,
	"part" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"act" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"paid_by" text NOT NULL,
	"receipt" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"received" bigint,
	"note" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"refund_act" text,
	CONSTRAINT "withdrawal_part_merchant_order_part_pk" PRIMARY KEY("merchant","order","part"),
	CONSTRAINT "withdrawal_part_amounts" CHECK ("withdrawal_part"."amount" > 0 and "withdrawal_part"."received" >= 0 and "withdrawal_part"."received" < "withdrawal_part"."amount"),
	CONSTRAINT "withdrawal_part_refunded" CHECK (("withdrawal_part"."receipt" = 'refunded') = ("withdrawal_part"."refund_act" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proof" (
	"merchant" text NOT NULL,
	"order" text NOT NULL,
	"part" integer NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "withdrawal_proof_merchant_order_part_position_pk" PRIMARY KEY("merchant","order","part","position")
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_binding" FOREIGN KEY ("merchant","binding") REFERENCES "public"."payout_binding"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_part" ADD CONSTRAINT "withdrawal_part_order" FOREIGN KEY ("merchant","order") REFERENCES "public"."withdrawal"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proof" ADD CONSTRAINT "withdrawal_proof_part" FOREIGN KEY ("merchant","order","part") REFERENCES "public"."withdrawal_part"("merchant","order","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_binding_of_account" ON "payout_binding" USING btree ("merchant","account","number_hash") WHERE "payout_binding"."state" <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_binding_confirmed" ON "payout_binding" USING btree ("merchant","number_hash") WHERE "payout_binding"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "payout_binding_waiting" ON "payout_binding" USING btree ("merchant","created_at") WHERE "payout_binding"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_hold" ON "withdrawal" USING btree ("merchant","hold_act");--> statement-breakpoint
CREATE INDEX "withdrawal_merchant_account_requested_at_index" ON "withdrawal" USING btree ("merchant","account","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("merchant","requested_at") WHERE "withdrawal"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "withdrawal_part_due" ON "withdrawal_part" USING btree ("due_at") WHERE "withdrawal_part"."receipt" = 'awaiting';--> statement-breakpoint
CREATE INDEX "withdrawal_part_disputed" ON "withdrawal_part" USING btree ("merchant","answered_at") WHERE "withdrawal_part"."receipt" in ('partly', 'notReceived');