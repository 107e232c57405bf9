CREATE TABLE "active_day" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"day" date NOT NULL,
	"gap" smallint,
	CONSTRAINT "active_day_merchant_account_book_day_pk" PRIMARY KEY("merchant","account","book","day")
);
--> statement-breakpoint
CREATE TABLE "agent_invite" (
	"merchant" text NOT NULL,
	"agent" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agent_invite_merchant_agent_pk" PRIMARY KEY("merchant","agent")
);
--> statement-breakpoint
CREATE TABLE "downline" (
	"merchant" text NOT NULL,
	"ancestor" text NOT NULL,
	"account" text NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "downline_merchant_ancestor_account_pk" PRIMARY KEY("merchant","ancestor","account")
);
--> statement-breakpoint
CREATE TABLE "downline_remark" (
	"merchant" text NOT NULL,
	"agent" text NOT NULL,
	"account" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "downline_remark_merchant_agent_account_pk" PRIMARY KEY("merchant","agent","account")
);
--> statement-breakpoint
CREATE TABLE "team_active" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"day" date NOT NULL,
	"gap" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "team_active_merchant_account_book_day_gap_pk" PRIMARY KEY("merchant","account","book","day","gap")
);
--> statement-breakpoint
CREATE TABLE "team_change" (
	"merchant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"reach" text NOT NULL,
	"book" text DEFAULT '' NOT NULL,
	"day" date,
	"at" timestamp with time zone,
	"category" text DEFAULT '' NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"agents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_change_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "team_day" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_day_merchant_account_book_day_category_pk" PRIMARY KEY("merchant","account","book","day","category")
);
--> statement-breakpoint
CREATE TABLE "team_size" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"members" integer NOT NULL,
	"agents" integer NOT NULL,
	CONSTRAINT "team_size_merchant_account_pk" PRIMARY KEY("merchant","account")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_invite_code" ON "agent_invite" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "downline_merchant_account_depth_index" ON "downline" USING btree ("merchant","account","depth");--> statement-breakpoint
CREATE INDEX "account_downline" ON "account" USING btree ("merchant","upline_id","folded_username");--> statement-breakpoint
CREATE INDEX "account_opened" ON "account" USING btree ("merchant","upline_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bet_by_moment" ON "bet" USING btree ("merchant","book",(coalesce("decided_at", "placed_at")),"vendor","id") WHERE "bet"."stake" > 0;--> statement-breakpoint
CREATE INDEX "account_record_by_moment" ON "account_record" USING btree ("merchant","book","at","holder","number");--> statement-breakpoint
-- The closure of uplines. A registration takes the lock shared, a move exclusively.
CREATE FUNCTION downline_attach(of_merchant text, of_account text, to_upline text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  chain text[];
BEGIN
  WITH RECURSIVE above (id, depth) AS (
    SELECT to_upline, 1
    UNION ALL
    SELECT account.upline_id, above.depth + 1
    FROM above JOIN account ON account.merchant = of_merchant AND account.id = above.id
    WHERE account.upline_id IS NOT NULL
  ) CYCLE id SET is_circle USING path
  SELECT array_agg(id ORDER BY depth) INTO chain FROM above;
  IF of_account = ANY (chain) OR cardinality(chain) > (SELECT count(DISTINCT id) FROM unnest(chain) AS each (id)) THEN
    RAISE EXCEPTION 'account % would be its own upline', of_account USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO downline (merchant, ancestor, account, depth)
  SELECT of_merchant, each.id, of_account, each.depth FROM unnest(chain) WITH ORDINALITY AS each (id, depth);
END $$;
--> statement-breakpoint
CREATE FUNCTION downline_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('downline ' || NEW.merchant, 0));
  PERFORM downline_attach(NEW.merchant, NEW.id, NEW.upline_id);
  INSERT INTO team_change (merchant, account, reach, at, members, agents)
  SELECT NEW.merchant, above.ancestor, 'self', NEW.created_at, 1, (NEW.type IN (1, 2, 41, 42))::integer
  FROM downline above WHERE above.merchant = NEW.merchant AND above.account = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER downline_joined AFTER INSERT ON account FOR EACH ROW WHEN (NEW.upline_id IS NOT NULL) EXECUTE FUNCTION downline_joined();
--> statement-breakpoint
-- Adds what the rollups have of a branch to everyone above it, or takes it away.
CREATE FUNCTION team_shift(moved account, is_agent boolean, sign integer) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION downline_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('downline ' || NEW.merchant, 0));
  -- No fold while a branch moves: it would add to those above it before the move.
  PERFORM pg_advisory_xact_lock(hashtextextended('teams ' || NEW.merchant, 0));
  PERFORM team_shift(NEW, OLD.type IN (1, 2, 41, 42), -1);
  DELETE FROM downline gone USING downline above
  WHERE above.merchant = NEW.merchant AND above.account = NEW.id AND gone.merchant = NEW.merchant AND gone.ancestor = above.ancestor
    AND (gone.account = NEW.id OR gone.account IN (SELECT below.account FROM downline below WHERE below.merchant = NEW.merchant AND below.ancestor = NEW.id));
  IF NEW.upline_id IS NOT NULL THEN
    PERFORM downline_attach(NEW.merchant, NEW.id, NEW.upline_id);
    INSERT INTO downline (merchant, ancestor, account, depth)
    SELECT NEW.merchant, above.ancestor, below.account, above.depth + below.depth
    FROM downline above JOIN downline below ON below.merchant = above.merchant AND below.ancestor = NEW.id
    WHERE above.merchant = NEW.merchant AND above.account = NEW.id;
    PERFORM team_shift(NEW, NEW.type IN (1, 2, 41, 42), 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER downline_moved AFTER UPDATE OF upline_id ON account FOR EACH ROW
WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION downline_moved();
--> statement-breakpoint
CREATE FUNCTION team_agent_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('downline ' || NEW.merchant, 0));
  INSERT INTO team_change (merchant, account, reach, at, agents)
  SELECT NEW.merchant, above.ancestor, 'self', NEW.created_at, (NEW.type IN (1, 2, 41, 42))::integer - (OLD.type IN (1, 2, 41, 42))::integer
  FROM downline above WHERE above.merchant = NEW.merchant AND above.account = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER team_agent_changed AFTER UPDATE OF type ON account FOR EACH ROW
WHEN (NEW.upline_id IS NOT NULL AND OLD.upline_id = NEW.upline_id AND (OLD.type IN (1, 2, 41, 42)) <> (NEW.type IN (1, 2, 41, 42)))
EXECUTE FUNCTION team_agent_changed();
--> statement-breakpoint
CREATE FUNCTION team_bets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (merchant, account, reach, book, day, category, bets, stake, payout, valid_bet)
  VALUES (NEW.merchant, NEW.account, 'all', NEW.book, NEW.day, NEW.category, NEW.bets - coalesce(OLD.bets, 0), NEW.stake - coalesce(OLD.stake, 0),
    NEW.payout - coalesce(OLD.payout, 0), NEW.valid_bet - coalesce(OLD.valid_bet, 0));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER team_bets_changed AFTER INSERT OR UPDATE ON turnover FOR EACH ROW
WHEN (NEW.book NOT LIKE 'trial:%') EXECUTE FUNCTION team_bets_changed();
--> statement-breakpoint
CREATE FUNCTION team_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (merchant, account, reach, book, at, deposits, withdrawals, bonus, cashback)
  VALUES (NEW.merchant, NEW.holder, 'all', NEW.book, NEW.at, CASE NEW.type WHEN 'deposit' THEN NEW.amount ELSE 0 END,
    CASE NEW.type WHEN 'withdrawal' THEN -NEW.amount ELSE 0 END, CASE NEW.type WHEN 'bonus' THEN NEW.amount ELSE 0 END,
    CASE NEW.type WHEN 'cashback' THEN NEW.amount ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER team_money_moved AFTER INSERT ON account_record FOR EACH ROW
WHEN (NEW.type IN ('deposit', 'withdrawal', 'bonus', 'cashback')) EXECUTE FUNCTION team_money_moved();
--> statement-breakpoint
INSERT INTO downline (merchant, ancestor, account, depth)
WITH RECURSIVE above (merchant, account, id, depth) AS (
  SELECT merchant, id, upline_id, 1 FROM account WHERE upline_id IS NOT NULL AND upline_id <> id
  UNION ALL
  SELECT above.merchant, above.account, account.upline_id, above.depth + 1
  FROM above JOIN account ON account.merchant = above.merchant AND account.id = above.id
  WHERE account.upline_id IS NOT NULL AND account.upline_id <> above.account
) CYCLE merchant, account, id SET is_circle USING path
SELECT merchant, id, account, min(depth) FROM above WHERE NOT is_circle GROUP BY merchant, id, account;
--> statement-breakpoint
INSERT INTO team_change (merchant, account, reach, at, members, agents)
SELECT above.merchant, above.ancestor, 'self', opened.created_at, 1, (opened.type IN (1, 2, 41, 42))::integer
FROM downline above JOIN account opened ON opened.merchant = above.merchant AND opened.id = above.account;
--> statement-breakpoint
INSERT INTO team_change (merchant, account, reach, book, day, category, bets, stake, payout, valid_bet)
SELECT merchant, account, 'all', book, day, category, sum(bets), sum(stake), sum(payout), sum(valid_bet)
FROM turnover WHERE book NOT LIKE 'trial:%' GROUP BY merchant, account, book, day, category;
--> statement-breakpoint
INSERT INTO team_change (merchant, account, reach, book, at, deposits, withdrawals, bonus, cashback)
SELECT merchant, holder, 'all', book, at, CASE type WHEN 'deposit' THEN amount ELSE 0 END, CASE type WHEN 'withdrawal' THEN -amount ELSE 0 END,
  CASE type WHEN 'bonus' THEN amount ELSE 0 END, CASE type WHEN 'cashback' THEN amount ELSE 0 END
FROM account_record WHERE type IN ('deposit', 'withdrawal', 'bonus', 'cashback');
