ALTER TABLE "bet_hour" ADD COLUMN "stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_record_first_deposit" ON "account_record" USING btree ("merchant","book","at","holder") WHERE "account_record"."type" = 'deposit' and "account_record"."ins" = 1 and "account_record"."amount" > 0;--> statement-breakpoint
CREATE INDEX "account_record_wage" ON "account_record" USING btree ("merchant","book","at") WHERE "account_record"."type" = 'wage' and "account_record"."amount" > 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bet_sums_add(counted bet, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.state <> 'settled' OR counted.stake = 0 OR counted.book LIKE 'trial:%' THEN
    RETURN;
  END IF;
  INSERT INTO bet_hour AS known (merchant, account, book, hour, bets, valid_bet, house_result, stake)
  VALUES (counted.merchant, counted.account, counted.book, date_bin('1 hour', coalesce(counted.decided_at, counted.placed_at), '1970-01-01Z'), sign,
    sign * counted.valid_bet, sign * (counted.stake - counted.payout), sign * counted.stake)
  ON CONFLICT (merchant, account, book, hour) DO UPDATE SET bets = known.bets + excluded.bets,
    valid_bet = known.valid_bet + excluded.valid_bet, house_result = known.house_result + excluded.house_result,
    stake = known.stake + excluded.stake;
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
UPDATE bet_hour SET stake = played.stake
FROM (
  SELECT merchant, account, book, date_bin('1 hour', coalesce(decided_at, placed_at), '1970-01-01Z') AS hour, sum(stake) AS stake
  FROM bet WHERE state = 'settled' AND stake > 0 AND book NOT LIKE 'trial:%' GROUP BY 1, 2, 3, 4
) played
WHERE bet_hour.merchant = played.merchant AND bet_hour.account = played.account AND bet_hour.book = played.book AND bet_hour.hour = played.hour;
--> statement-breakpoint
-- The brand is the sum of the branches that no account is above of. What the queue still holds is added when it is folded.
INSERT INTO team_day (merchant, account, book, day, category, bets, stake, payout, valid_bet, deposits, withdrawals, bonus, cashback)
SELECT merchant, '', book, day, category, sum(bets), sum(stake), sum(payout), sum(valid_bet), sum(deposits), sum(withdrawals), sum(bonus), sum(cashback)
FROM team_day branch
WHERE book <> '' AND NOT EXISTS (SELECT FROM downline WHERE downline.merchant = branch.merchant AND downline.account = branch.account)
GROUP BY merchant, book, day, category;
--> statement-breakpoint
INSERT INTO team_active (merchant, account, book, day, gap, count)
SELECT merchant, '', book, day, gap, count(*) FROM active_day WHERE gap IS NOT NULL GROUP BY merchant, book, day, gap;
