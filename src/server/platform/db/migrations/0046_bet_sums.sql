CREATE TABLE "bet_block" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"bets" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"house_result" bigint NOT NULL,
	"block" timestamp with time zone NOT NULL,
	CONSTRAINT "bet_block_merchant_account_book_block_pk" PRIMARY KEY("merchant","account","book","block")
);
--> statement-breakpoint
CREATE TABLE "bet_day" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"bets" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"house_result" bigint NOT NULL,
	"day" timestamp with time zone NOT NULL,
	CONSTRAINT "bet_day_merchant_account_book_day_pk" PRIMARY KEY("merchant","account","book","day")
);
--> statement-breakpoint
CREATE TABLE "bet_hour" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"bets" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"house_result" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "bet_hour_merchant_account_book_hour_pk" PRIMARY KEY("merchant","account","book","hour")
);
--> statement-breakpoint
CREATE INDEX "bet_block_of_brand" ON "bet_block" USING btree ("merchant","book","block");--> statement-breakpoint
CREATE INDEX "bet_day_of_brand" ON "bet_day" USING btree ("merchant","book","day");--> statement-breakpoint
CREATE INDEX "bet_hour_of_brand" ON "bet_hour" USING btree ("merchant","book","hour");--> statement-breakpoint
CREATE INDEX "downline_moved" ON "downline" USING btree ("merchant","ancestor") WHERE "downline"."since" is not null;
--> statement-breakpoint
CREATE FUNCTION bet_sums_add(counted bet, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.state <> 'settled' OR counted.stake = 0 OR counted.book LIKE 'trial:%' THEN
    RETURN;
  END IF;
  INSERT INTO bet_hour AS known (merchant, account, book, hour, bets, valid_bet, house_result)
  VALUES (counted.merchant, counted.account, counted.book, date_bin('1 hour', coalesce(counted.decided_at, counted.placed_at), '1970-01-01Z'), sign,
    sign * counted.valid_bet, sign * (counted.stake - counted.payout))
  ON CONFLICT (merchant, account, book, hour) DO UPDATE SET bets = known.bets + excluded.bets,
    valid_bet = known.valid_bet + excluded.valid_bet, house_result = known.house_result + excluded.house_result;
  INSERT INTO bet_day AS known (merchant, account, book, day, bets, valid_bet, house_result)
  VALUES (counted.merchant, counted.account, counted.book, date_bin('1 day', coalesce(counted.decided_at, counted.placed_at), '1970-01-01Z'), sign,
    sign * counted.valid_bet, sign * (counted.stake - counted.payout))
  ON CONFLICT (merchant, account, book, day) DO UPDATE SET bets = known.bets + excluded.bets,
    valid_bet = known.valid_bet + excluded.valid_bet, house_result = known.house_result + excluded.house_result;
  INSERT INTO bet_block AS known (merchant, account, book, block, bets, valid_bet, house_result)
  VALUES (counted.merchant, counted.account, counted.book, date_bin('5 days', coalesce(counted.decided_at, counted.placed_at), '1970-01-01Z'), sign,
    sign * counted.valid_bet, sign * (counted.stake - counted.payout))
  ON CONFLICT (merchant, account, book, block) DO UPDATE SET bets = known.bets + excluded.bets,
    valid_bet = known.valid_bet + excluded.valid_bet, house_result = known.house_result + excluded.house_result;
END $$;
--> statement-breakpoint
CREATE FUNCTION bet_sums_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM bet_sums_add(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM bet_sums_add(NEW, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bet_sums_added AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.state = 'settled') EXECUTE FUNCTION bet_sums_changed();
--> statement-breakpoint
CREATE TRIGGER bet_sums_changed AFTER UPDATE ON bet FOR EACH ROW
WHEN ((OLD.state, OLD.account, OLD.book, OLD.stake, OLD.payout, OLD.valid_bet, OLD.decided_at)
  IS DISTINCT FROM (NEW.state, NEW.account, NEW.book, NEW.stake, NEW.payout, NEW.valid_bet, NEW.decided_at)
  AND (OLD.state = 'settled' OR NEW.state = 'settled'))
EXECUTE FUNCTION bet_sums_changed();
--> statement-breakpoint
CREATE TRIGGER bet_sums_removed AFTER DELETE ON bet FOR EACH ROW WHEN (OLD.state = 'settled') EXECUTE FUNCTION bet_sums_changed();
--> statement-breakpoint
INSERT INTO bet_hour (merchant, account, book, hour, bets, valid_bet, house_result)
SELECT merchant, account, book, date_bin('1 hour', coalesce(decided_at, placed_at), '1970-01-01Z'), count(*), sum(valid_bet), sum(stake - payout)
FROM bet WHERE state = 'settled' AND stake > 0 AND book NOT LIKE 'trial:%' GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO bet_day (merchant, account, book, day, bets, valid_bet, house_result)
SELECT merchant, account, book, date_bin('1 day', hour, '1970-01-01Z'), sum(bets), sum(valid_bet), sum(house_result)
FROM bet_hour GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO bet_block (merchant, account, book, block, bets, valid_bet, house_result)
SELECT merchant, account, book, date_bin('5 days', day, '1970-01-01Z'), sum(bets), sum(valid_bet), sum(house_result)
FROM bet_day GROUP BY 1, 2, 3, 4;
