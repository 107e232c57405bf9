CREATE TABLE "team_record" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "team_record_merchant_account_book_day_type_pk" PRIMARY KEY("merchant","account","book","day","type")
);
--> statement-breakpoint
ALTER TABLE "team_change" ADD COLUMN "records" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_change" ADD COLUMN "type" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "bet_unsettled_by_moment" ON "bet" USING btree ("merchant","book",(coalesce("decided_at", "placed_at")),"vendor","id") WHERE "bet"."stake" > 0 and "bet"."state" <> 'settled';--> statement-breakpoint
CREATE OR REPLACE FUNCTION team_shift(moved account, is_agent boolean, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_day AS known (merchant, account, book, day, category, bets, stake, payout, valid_bet, deposits, withdrawals, bonus, cashback, members)
  SELECT own.merchant, above.ancestor, own.book, own.day, own.category, sign * own.bets, sign * own.stake, sign * own.payout, sign * own.valid_bet,
    sign * own.deposits, sign * own.withdrawals, sign * own.bonus, sign * own.cashback, sign * own.members
  FROM team_day own JOIN downline above ON above.merchant = own.merchant AND above.account = own.account
  WHERE own.merchant = moved.merchant AND own.account = moved.id
  ON CONFLICT (merchant, account, book, day, category) DO UPDATE SET bets = known.bets + excluded.bets, stake = known.stake + excluded.stake,
    payout = known.payout + excluded.payout, valid_bet = known.valid_bet + excluded.valid_bet, deposits = known.deposits + excluded.deposits,
    withdrawals = known.withdrawals + excluded.withdrawals, bonus = known.bonus + excluded.bonus, cashback = known.cashback + excluded.cashback,
    members = known.members + excluded.members;
  INSERT INTO team_size AS known (merchant, account, members, agents)
  SELECT own.merchant, above.ancestor, sign * own.members, sign * own.agents
  FROM team_size own JOIN downline above ON above.merchant = own.merchant AND above.account = own.account
  WHERE own.merchant = moved.merchant AND own.account = moved.id
  ON CONFLICT (merchant, account) DO UPDATE SET members = known.members + excluded.members, agents = known.agents + excluded.agents;
  INSERT INTO team_active AS known (merchant, account, book, day, gap, count)
  SELECT moved.merchant, above.ancestor, own.book, own.day, own.gap, sign * sum(own.count)
  FROM (
    SELECT book, day, gap, count FROM team_active WHERE merchant = moved.merchant AND account = moved.id
    UNION ALL SELECT book, day, gap, 1 FROM active_day WHERE merchant = moved.merchant AND account = moved.id
  ) own CROSS JOIN downline above
  WHERE above.merchant = moved.merchant AND above.account = moved.id
  GROUP BY above.ancestor, own.book, own.day, own.gap
  ON CONFLICT (merchant, account, book, day, gap) DO UPDATE SET count = known.count + excluded.count;
  INSERT INTO team_record AS known (merchant, account, book, day, type, count)
  SELECT own.merchant, above.ancestor, own.book, own.day, own.type, sign * own.count
  FROM team_record own JOIN downline above ON above.merchant = own.merchant AND above.account = own.account
  WHERE own.merchant = moved.merchant AND own.account = moved.id
  ON CONFLICT (merchant, account, book, day, type) DO UPDATE SET count = known.count + excluded.count;
  -- Still in the queue: what only the account itself was to get. The rest of the queue goes by the closure when it is folded.
  INSERT INTO team_change (merchant, account, reach, book, day, at, category, bets, stake, payout, valid_bet, deposits, withdrawals, bonus, cashback, members, agents)
  SELECT own.merchant, above.ancestor, 'self', own.book, own.day, own.at, own.category, sign * own.bets, sign * own.stake, sign * own.payout,
    sign * own.valid_bet, sign * own.deposits, sign * own.withdrawals, sign * own.bonus, sign * own.cashback, sign * own.members, sign * own.agents
  FROM team_change own JOIN downline above ON above.merchant = own.merchant AND above.account = own.account
  WHERE own.merchant = moved.merchant AND own.account = moved.id AND own.reach = 'self';
  INSERT INTO team_change (merchant, account, reach, at, members, agents)
  SELECT moved.merchant, above.ancestor, 'self', moved.created_at, sign, sign * is_agent::integer
  FROM downline above WHERE above.merchant = moved.merchant AND above.account = moved.id;
END $$;
--> statement-breakpoint
DROP TRIGGER team_money_moved ON account_record;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION team_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (merchant, account, reach, book, at, deposits, withdrawals, bonus, cashback, records, type)
  VALUES (NEW.merchant, NEW.holder, 'all', NEW.book, NEW.at, CASE NEW.type WHEN 'deposit' THEN NEW.amount ELSE 0 END,
    CASE NEW.type WHEN 'withdrawal' THEN -NEW.amount ELSE 0 END, CASE NEW.type WHEN 'bonus' THEN NEW.amount ELSE 0 END,
    CASE NEW.type WHEN 'cashback' THEN NEW.amount ELSE 0 END, 1, NEW.type);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER team_money_moved AFTER INSERT ON account_record FOR EACH ROW EXECUTE FUNCTION team_money_moved();
--> statement-breakpoint
-- Counts the records that are there. A quarter of an hour is of one day in every time zone.
INSERT INTO team_change (merchant, account, reach, book, at, records, type)
SELECT merchant, holder, 'all', book, min(at), count(*), type
FROM account_record GROUP BY merchant, holder, book, type, date_bin('15 minutes', at, '2000-01-01T00:00:00Z');
