CREATE TABLE "point_entry" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"points" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"base" bigint,
	"value" bigint,
	"category" text,
	"exchange" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entry_merchant_account_book_number_pk" PRIMARY KEY("merchant","account","book","number"),
	CONSTRAINT "point_entry_moves" CHECK ("point_entry"."points" <> 0 and "point_entry"."points" % 100 = 0),
	CONSTRAINT "point_entry_not_below_zero" CHECK ("point_entry"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_exchange" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"request" text NOT NULL,
	"kind" text NOT NULL,
	"goods" text,
	"name" jsonb,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"remark" text,
	"operator" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"payment_act" text,
	"credit_act" text,
	CONSTRAINT "point_exchange_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "point_exchange_decided" CHECK (("point_exchange"."state" = 'processing') = ("point_exchange"."decided_at" is null)),
	CONSTRAINT "point_exchange_positive" CHECK ("point_exchange"."points" > 0 and "point_exchange"."quantity" > 0 and "point_exchange"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_stock" (
	"merchant" text NOT NULL,
	"goods" text NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "point_stock_merchant_goods_pk" PRIMARY KEY("merchant","goods"),
	CONSTRAINT "point_stock_not_below_zero" CHECK ("point_stock"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_wallet" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"balance" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "point_wallet_merchant_account_book_pk" PRIMARY KEY("merchant","account","book"),
	CONSTRAINT "point_wallet_not_below_zero" CHECK ("point_wallet"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_wallet" FOREIGN KEY ("merchant","account","book") REFERENCES "public"."point_wallet"("merchant","account","book") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_source" ON "point_entry" USING btree ("merchant","account","book","source");--> statement-breakpoint
CREATE INDEX "point_entry_at" ON "point_entry" USING btree ("merchant","account","book","at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "point_exchange_request" ON "point_exchange" USING btree ("merchant","account","request");--> statement-breakpoint
CREATE INDEX "point_exchange_of_account" ON "point_exchange" USING btree ("merchant","account","book","created_at","id");--> statement-breakpoint
CREATE INDEX "point_exchange_waiting" ON "point_exchange" USING btree ("merchant","created_at") WHERE "point_exchange"."state" = 'processing';--> statement-breakpoint
CREATE TRIGGER point_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON point_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER point_exchange_kept BEFORE DELETE OR TRUNCATE ON point_exchange FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
-- What points are exchanged for, and what is paid for goods and given back, is one type of the account record.
CREATE OR REPLACE FUNCTION account_record_type(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('hold', 'release') THEN 'withdrawal'
    WHEN kind IN ('credit', 'debit') THEN 'adjustment'
    WHEN kind IN ('issue', 'retire') THEN 'opening'
    WHEN kind = 'unlock' THEN 'bonus'
    WHEN kind IN ('exchange', 'purchase', 'refund') THEN 'points'
    ELSE kind
  END
$$;
