CREATE TABLE "rebate" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"act" text NOT NULL,
	"category" text NOT NULL,
	"book" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"automatic" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_merchant_act_category_pk" PRIMARY KEY("merchant","act","category")
);
--> statement-breakpoint
CREATE TABLE "rebated_day" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "rebated_day_merchant_account_book_day_category_pk" PRIMARY KEY("merchant","account","book","day","category"),
	CONSTRAINT "rebated_day_positive" CHECK ("rebated_day"."valid_bet" > 0)
);
--> statement-breakpoint
CREATE TABLE "account_record" (
	"merchant" text NOT NULL,
	"holder" text NOT NULL,
	"book" text NOT NULL,
	"number" integer NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"other" text,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ins" integer NOT NULL,
	"outs" integer NOT NULL,
	"received" bigint NOT NULL,
	"paid" bigint NOT NULL,
	CONSTRAINT "account_record_merchant_holder_book_number_pk" PRIMARY KEY("merchant","holder","book","number")
);
--> statement-breakpoint
DROP INDEX "bet_merchant_account_placed_at_index";--> statement-breakpoint
CREATE INDEX "rebate_of_account" ON "rebate" USING btree ("merchant","account","book","at","act","category");--> statement-breakpoint
CREATE INDEX "account_record_at" ON "account_record" USING btree ("merchant","holder","book","at","number");--> statement-breakpoint
CREATE INDEX "account_record_type" ON "account_record" USING btree ("merchant","holder","book","type","at","number");--> statement-breakpoint
CREATE INDEX "account_record_pending" ON "account_record" USING btree ("merchant","holder","book") WHERE "account_record"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "bet_of_account" ON "bet" USING btree ("merchant","account","book",(coalesce("decided_at", "placed_at")),"vendor","id") WHERE "bet"."stake" > 0;--> statement-breakpoint
CREATE INDEX "bet_unsettled" ON "bet" USING btree ("merchant","account","book","state",(coalesce("decided_at", "placed_at")),"vendor","id") WHERE "bet"."stake" > 0 and "bet"."state" <> 'settled';
--> statement-breakpoint
CREATE FUNCTION account_record_type(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('hold', 'release') THEN 'withdrawal'
    WHEN kind IN ('credit', 'debit') THEN 'adjustment'
    WHEN kind IN ('issue', 'retire') THEN 'opening'
    ELSE kind
  END
$$;
--> statement-breakpoint
CREATE FUNCTION account_record_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind IN ('release', 'payout') THEN
    UPDATE account_record record SET state = CASE NEW.kind WHEN 'payout' THEN 'done' ELSE 'returned' END
    FROM ledger_entry held
    WHERE held.merchant = NEW.merchant AND held.act = NEW.id AND held.wallet = 'held'
      AND record.merchant = held.merchant AND record.holder = held.holder AND record.book = held.book
      AND record.state = 'pending' AND record.subject = NEW.subject;
  END IF;
  INSERT INTO account_record (merchant, holder, book, number, act, kind, type, subject, other, amount, balance, at, state, ins, outs, received, paid)
  SELECT entry.merchant, entry.holder, entry.book, entry.number, entry.act, NEW.kind, account_record_type(NEW.kind), NEW.subject,
    (SELECT CASE WHEN other.holder = entry.holder THEN other.wallet ELSE other.holder END FROM ledger_entry other
      WHERE other.merchant = entry.merchant AND other.act = entry.act AND other.line <> entry.line LIMIT 1),
    entry.amount, entry.balance, greatest(NEW.at, last.at), CASE NEW.kind WHEN 'hold' THEN 'pending' ELSE 'done' END,
    coalesce(same.ins, 0) + (entry.amount > 0)::integer, coalesce(same.outs, 0) + (entry.amount < 0)::integer,
    coalesce(same.received, 0) + greatest(entry.amount, 0), coalesce(same.paid, 0) + least(entry.amount, 0)
  FROM ledger_entry entry
  LEFT JOIN LATERAL (
    SELECT record.at FROM account_record record
    WHERE record.merchant = entry.merchant AND record.holder = entry.holder AND record.book = entry.book
    ORDER BY record.at DESC, record.number DESC LIMIT 1
  ) last ON true
  LEFT JOIN LATERAL (
    SELECT record.ins, record.outs, record.received, record.paid FROM account_record record
    WHERE record.merchant = entry.merchant AND record.holder = entry.holder AND record.book = entry.book
      AND record.type = account_record_type(NEW.kind)
    ORDER BY record.at DESC, record.number DESC LIMIT 1
  ) same ON true
  WHERE entry.merchant = NEW.merchant AND entry.act = NEW.id AND entry.wallet = 'main';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_act_recorded AFTER INSERT ON ledger_act FOR EACH ROW
WHEN (NEW.kind NOT IN ('stake', 'result', 'return')) EXECUTE FUNCTION account_record_write();
--> statement-breakpoint
INSERT INTO account_record (merchant, holder, book, number, act, kind, type, subject, other, amount, balance, at, state, ins, outs, received, paid)
SELECT entry.merchant, entry.holder, entry.book, entry.number, entry.act, act.kind, account_record_type(act.kind), act.subject,
  (SELECT CASE WHEN other.holder = entry.holder THEN other.wallet ELSE other.holder END FROM ledger_entry other
    WHERE other.merchant = entry.merchant AND other.act = entry.act AND other.line <> entry.line LIMIT 1),
  entry.amount, entry.balance,
  max(act.at) OVER (PARTITION BY entry.merchant, entry.holder, entry.book ORDER BY entry.number), 'done',
  count(*) FILTER (WHERE entry.amount > 0) OVER same, count(*) FILTER (WHERE entry.amount < 0) OVER same,
  coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0) OVER same, 0), coalesce(sum(entry.amount) FILTER (WHERE entry.amount < 0) OVER same, 0)
FROM ledger_entry entry
JOIN ledger_act act ON act.merchant = entry.merchant AND act.id = entry.act
WHERE entry.wallet = 'main' AND act.kind NOT IN ('stake', 'result', 'return')
WINDOW same AS (PARTITION BY entry.merchant, entry.holder, entry.book, account_record_type(act.kind) ORDER BY entry.number);
