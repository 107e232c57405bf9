CREATE TABLE "ledger_act" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"book" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_act_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "ledger_act_book" UNIQUE("merchant","id","book")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"merchant" text NOT NULL,
	"act" text NOT NULL,
	"line" smallint NOT NULL,
	"book" text NOT NULL,
	"holder" text,
	"wallet" text,
	"house" text,
	"amount" bigint NOT NULL,
	"balance" bigint,
	"number" integer,
	CONSTRAINT "ledger_entry_merchant_act_line_pk" PRIMARY KEY("merchant","act","line"),
	CONSTRAINT "ledger_entry_number" UNIQUE("merchant","holder","wallet","number"),
	CONSTRAINT "ledger_entry_moves" CHECK ("ledger_entry"."amount" <> 0),
	CONSTRAINT "ledger_entry_side" CHECK (("ledger_entry"."house" is null) = ("ledger_entry"."holder" is not null and "ledger_entry"."wallet" is not null and "ledger_entry"."balance" is not null and "ledger_entry"."number" is not null) and ("ledger_entry"."house" is null or ("ledger_entry"."holder" is null and "ledger_entry"."wallet" is null and "ledger_entry"."balance" is null and "ledger_entry"."number" is null))),
	CONSTRAINT "ledger_entry_not_below_zero" CHECK ("ledger_entry"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_request" (
	"merchant" text NOT NULL,
	"scope" text NOT NULL,
	"id" text NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_request_merchant_scope_id_pk" PRIMARY KEY("merchant","scope","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_wallet" (
	"merchant" text NOT NULL,
	"holder" text NOT NULL,
	"name" text NOT NULL,
	"book" text NOT NULL,
	"balance" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "ledger_wallet_merchant_holder_name_pk" PRIMARY KEY("merchant","holder","name"),
	CONSTRAINT "ledger_wallet_book" UNIQUE("merchant","holder","name","book"),
	CONSTRAINT "ledger_wallet_not_below_zero" CHECK ("ledger_wallet"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"id" text NOT NULL,
	"round_id" text NOT NULL,
	"account" text NOT NULL,
	"wallet" text NOT NULL,
	"book" text NOT NULL,
	"game_id" text NOT NULL,
	"category" text NOT NULL,
	"vassalage" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"valid_bet" bigint,
	"state" text NOT NULL,
	"selection" jsonb,
	"outcome" jsonb,
	"placed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"stake_act" text,
	"result_act" text,
	CONSTRAINT "bet_merchant_vendor_id_pk" PRIMARY KEY("merchant","vendor","id"),
	CONSTRAINT "bet_decided" CHECK (("bet"."state" = 'settled') = ("bet"."payout" is not null) and ("bet"."payout" is null) = ("bet"."valid_bet" is null) and ("bet"."state" = 'open') = ("bet"."decided_at" is null)),
	CONSTRAINT "bet_valid_within_stake" CHECK ("bet"."valid_bet" between 0 and "bet"."stake")
);
--> statement-breakpoint
CREATE TABLE "favourite_game" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"game_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_game_merchant_account_game_id_pk" PRIMARY KEY("merchant","account","game_id")
);
--> statement-breakpoint
CREATE TABLE "play_visit" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"vendor" text NOT NULL,
	"account" text NOT NULL,
	"player" text NOT NULL,
	"site_session" text NOT NULL,
	"game_id" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"language" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"ticket_end" timestamp with time zone NOT NULL,
	"session_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_visit_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"game_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_merchant_account_game_id_pk" PRIMARY KEY("merchant","account","game_id")
);
--> statement-breakpoint
CREATE TABLE "round" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"ask_at" timestamp with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "round_merchant_vendor_id_pk" PRIMARY KEY("merchant","vendor","id")
);
--> statement-breakpoint
CREATE TABLE "turnover" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"day" date NOT NULL,
	"book" text NOT NULL,
	"category" text NOT NULL,
	"vassalage" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "turnover_merchant_account_day_book_category_vassalage_pk" PRIMARY KEY("merchant","account","day","book","category","vassalage")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_act" FOREIGN KEY ("merchant","act","book") REFERENCES "public"."ledger_act"("merchant","id","book") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_wallet" FOREIGN KEY ("merchant","holder","wallet","book") REFERENCES "public"."ledger_wallet"("merchant","holder","name","book") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_round" FOREIGN KEY ("merchant","vendor","round_id") REFERENCES "public"."round"("merchant","vendor","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_act_merchant_at_index" ON "ledger_act" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "ledger_request_at_index" ON "ledger_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bet_merchant_vendor_round_id_index" ON "bet" USING btree ("merchant","vendor","round_id");--> statement-breakpoint
CREATE INDEX "bet_merchant_account_placed_at_index" ON "bet" USING btree ("merchant","account","placed_at");--> statement-breakpoint
CREATE INDEX "bet_won" ON "bet" USING btree ("merchant","decided_at") WHERE "bet"."state" = 'settled' and "bet"."payout" > "bet"."stake";--> statement-breakpoint
CREATE UNIQUE INDEX "play_visit_ticket" ON "play_visit" USING btree ("ticket_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "play_visit_session" ON "play_visit" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "play_visit_merchant_vendor_player_created_at_index" ON "play_visit" USING btree ("merchant","vendor","player","created_at");--> statement-breakpoint
CREATE INDEX "play_visit_expires_at_index" ON "play_visit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "round_to_ask" ON "round" USING btree ("ask_at") WHERE "round"."state" = 'open';--> statement-breakpoint
CREATE INDEX "round_open" ON "round" USING btree ("merchant","account","game_id") WHERE "round"."state" = 'open';--> statement-breakpoint
CREATE INDEX "turnover_merchant_day_index" ON "turnover" USING btree ("merchant","day");
--> statement-breakpoint
CREATE FUNCTION ledger_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Nothing is ever changed in or taken out of %.', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_act_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_act FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER ledger_wallet_kept BEFORE DELETE OR TRUNCATE ON ledger_wallet FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
BEGIN
  SELECT act INTO wrong FROM fresh GROUP BY merchant, act HAVING sum(amount) <> 0 OR count(*) < 2 LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'The lines of act % do not add up to nothing.', wrong USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_balanced();
