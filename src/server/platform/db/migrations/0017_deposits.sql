CREATE TABLE "deposit_order" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"request" text NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"reason" text,
	"book" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"received" bigint,
	"instruction" jsonb,
	"act" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deposit_order_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "simulated_payment" (
	"merchant" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"callback" text NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_payment_merchant_reference_pk" PRIMARY KEY("merchant","reference")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_order_request" ON "deposit_order" USING btree ("merchant","account","request");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_order_reference" ON "deposit_order" USING btree ("merchant","provider","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_order_open" ON "deposit_order" USING btree ("merchant","account") WHERE "deposit_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "deposit_order_due" ON "deposit_order" USING btree ("expires_at") WHERE "deposit_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "deposit_order_merchant_created_at_index" ON "deposit_order" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "simulated_payment_merchant_order_id_index" ON "simulated_payment" USING btree ("merchant","order_id");--> statement-breakpoint
CREATE INDEX "simulated_payment_due_at_index" ON "simulated_payment" USING btree ("due_at");