CREATE TABLE "downline_past" (
	"merchant" text NOT NULL,
	"ancestor" text NOT NULL,
	"account" text NOT NULL,
	"head" text NOT NULL,
	"since" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "downline_past_merchant_ancestor_account_until_pk" PRIMARY KEY("merchant","ancestor","account","until")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "upline_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "downline" ADD COLUMN "head" text;--> statement-breakpoint
ALTER TABLE "downline" ADD COLUMN "since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "downline_past_merchant_account_index" ON "downline_past" USING btree ("merchant","account");
--> statement-breakpoint
UPDATE downline SET head = coalesce(
  (SELECT nearer.ancestor FROM downline nearer
    WHERE nearer.merchant = downline.merchant AND nearer.account = downline.account AND nearer.depth = downline.depth - 1),
  account);
--> statement-breakpoint
ALTER TABLE "downline" ALTER COLUMN "head" SET NOT NULL;
--> statement-breakpoint
-- The moment of a move, and of nothing else. Moves of one account follow each other, also in the same instant.
CREATE FUNCTION downline_move_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.upline_since := CASE WHEN OLD.upline_id IS DISTINCT FROM NEW.upline_id
    THEN greatest(NEW.upline_since, OLD.upline_since + interval '1 microsecond') ELSE OLD.upline_since END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER downline_move_given BEFORE UPDATE OF upline_since ON account FOR EACH ROW
WHEN (NEW.upline_since IS NOT NULL) EXECUTE FUNCTION downline_move_given();
--> statement-breakpoint
-- A clock may be put back: what happened to those above and below, and what was paid to those above, stays before the move.
CREATE FUNCTION downline_move_timed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parties text[] := ARRAY [NEW.id, NEW.upline_id];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('downline ' || NEW.merchant, 0));
  IF NEW.upline_since IS NULL OR NEW.upline_since IS NOT DISTINCT FROM OLD.upline_since THEN
    NEW.upline_since := greatest(clock_timestamp(), OLD.upline_since + interval '1 microsecond');
  END IF;
  NEW.upline_since := greatest(NEW.upline_since,
    (SELECT max(since) FROM downline WHERE merchant = NEW.merchant AND account = ANY (parties)),
    (SELECT max(since) FROM downline WHERE merchant = NEW.merchant AND ancestor = NEW.id),
    (SELECT max(until) FROM downline_past WHERE merchant = NEW.merchant AND account = ANY (parties)),
    (SELECT max(until) FROM downline_past WHERE merchant = NEW.merchant AND ancestor = NEW.id),
    (SELECT max(contract.settled_until) FROM contract
      WHERE contract.merchant = NEW.merchant AND (contract.downline = NEW.upline_id
        OR contract.downline IN (SELECT ancestor FROM downline WHERE merchant = NEW.merchant AND account = ANY (parties)))));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER downline_move_timed BEFORE UPDATE OF upline_id ON account FOR EACH ROW
WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION downline_move_timed();
--> statement-breakpoint
DROP FUNCTION downline_attach(text, text, text);
--> statement-breakpoint
CREATE FUNCTION downline_attach(of_merchant text, of_account text, to_upline text, at timestamp with time zone) RETURNS void LANGUAGE plpgsql AS $$
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
  INSERT INTO downline (merchant, ancestor, account, depth, head, since)
  SELECT of_merchant, each.id, of_account, each.depth, coalesce(chain[each.depth - 1], of_account), at
  FROM unnest(chain) WITH ORDINALITY AS each (id, depth);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION downline_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('downline ' || NEW.merchant, 0));
  PERFORM downline_attach(NEW.merchant, NEW.id, NEW.upline_id, NULL);
  INSERT INTO team_change (merchant, account, reach, at, members, agents)
  SELECT NEW.merchant, above.ancestor, 'self', NEW.created_at, 1, (NEW.type IN (1, 2, 41, 42))::integer
  FROM downline above WHERE above.merchant = NEW.merchant AND above.account = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION downline_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('downline ' || NEW.merchant, 0));
  -- No fold while a branch moves: it would add to those above it before the move.
  PERFORM pg_advisory_xact_lock(hashtextextended('teams ' || NEW.merchant, 0));
  PERFORM team_shift(NEW, OLD.type IN (1, 2, 41, 42), -1);
  WITH gone AS (
    DELETE FROM downline gone USING downline above
    WHERE above.merchant = NEW.merchant AND above.account = NEW.id AND gone.merchant = NEW.merchant AND gone.ancestor = above.ancestor
      AND (gone.account = NEW.id OR gone.account IN (SELECT below.account FROM downline below WHERE below.merchant = NEW.merchant AND below.ancestor = NEW.id))
    RETURNING gone.*
  )
  INSERT INTO downline_past (merchant, ancestor, account, head, since, until)
  SELECT merchant, ancestor, account, head, since, NEW.upline_since FROM gone WHERE since IS NULL OR since < NEW.upline_since;
  IF NEW.upline_id IS NOT NULL THEN
    PERFORM downline_attach(NEW.merchant, NEW.id, NEW.upline_id, NEW.upline_since);
    INSERT INTO downline (merchant, ancestor, account, depth, head, since)
    SELECT NEW.merchant, above.ancestor, below.account, above.depth + below.depth, above.head, NEW.upline_since
    FROM downline above JOIN downline below ON below.merchant = above.merchant AND below.ancestor = NEW.id
    WHERE above.merchant = NEW.merchant AND above.account = NEW.id;
    PERFORM team_shift(NEW, NEW.type IN (1, 2, 41, 42), 1);
  END IF;
  RETURN NULL;
END $$;
