ALTER TABLE "account_record" ADD COLUMN "waiting" bigint;--> statement-breakpoint
UPDATE account_record SET waiting = -amount WHERE state = 'pending';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION account_record_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind IN ('release', 'payout') THEN
    UPDATE account_record record SET waiting = record.waiting + held.amount,
      state = CASE WHEN record.waiting + held.amount > 0 THEN 'pending' WHEN NEW.kind = 'release' THEN 'returned' ELSE 'done' END
    FROM ledger_entry held
    WHERE held.merchant = NEW.merchant AND held.act = NEW.id AND held.wallet = 'held'
      AND record.merchant = held.merchant AND record.holder = held.holder AND record.book = held.book
      AND record.state = 'pending' AND record.subject = NEW.subject;
  END IF;
  INSERT INTO account_record (merchant, holder, book, number, act, kind, type, subject, other, amount, balance, at, state, waiting, ins, outs, received, paid)
  SELECT entry.merchant, entry.holder, entry.book, entry.number, entry.act, NEW.kind, account_record_type(NEW.kind), NEW.subject,
    (SELECT CASE WHEN other.holder = entry.holder THEN other.wallet ELSE other.holder END FROM ledger_entry other
      WHERE other.merchant = entry.merchant AND other.act = entry.act AND other.line <> entry.line LIMIT 1),
    entry.amount, entry.balance, greatest(NEW.at, last.at), CASE NEW.kind WHEN 'hold' THEN 'pending' ELSE 'done' END,
    CASE NEW.kind WHEN 'hold' THEN -entry.amount END,
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
