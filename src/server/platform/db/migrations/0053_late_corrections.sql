ALTER TABLE "contract" ADD COLUMN "correct_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "correct_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_correct" CHECK (("contract"."correct_from" is null) = ("contract"."correct_until" is null));
--> statement-breakpoint
-- A bet that is changed after it was settled, which no call of a vendor does: the running contracts above its account look at its window again.
CREATE FUNCTION contract_correct_marked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_at timestamptz := date_trunc('milliseconds', least(coalesce(OLD.decided_at, OLD.placed_at), coalesce(NEW.decided_at, NEW.placed_at)));
  last_at timestamptz := date_trunc('milliseconds', greatest(coalesce(OLD.decided_at, OLD.placed_at), coalesce(NEW.decided_at, NEW.placed_at)));
BEGIN
  UPDATE contract SET correct_from = least(correct_from, first_at), correct_until = greatest(correct_until, last_at + interval '1 millisecond')
  WHERE contract.merchant = OLD.merchant AND contract.book IN (OLD.book, NEW.book)
    AND due_at IS NOT NULL AND signed_at <= last_at AND settled_until > first_at
    AND downline IN (
      SELECT OLD.account
      UNION ALL SELECT NEW.account
      UNION ALL SELECT ancestor FROM downline WHERE downline.merchant = OLD.merchant AND downline.account IN (OLD.account, NEW.account)
      UNION ALL SELECT ancestor FROM downline_past past WHERE past.merchant = OLD.merchant AND past.account IN (OLD.account, NEW.account));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_correct_marked AFTER UPDATE ON bet FOR EACH ROW
WHEN (OLD.state = 'settled' AND (OLD.state, OLD.account, OLD.book, OLD.stake, OLD.payout, OLD.valid_bet, OLD.decided_at)
  IS DISTINCT FROM (NEW.state, NEW.account, NEW.book, NEW.stake, NEW.payout, NEW.valid_bet, NEW.decided_at))
EXECUTE FUNCTION contract_correct_marked();
