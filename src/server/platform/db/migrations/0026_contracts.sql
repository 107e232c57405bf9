CREATE TABLE "contract" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"upline" text NOT NULL,
	"downline" text NOT NULL,
	"book" text NOT NULL,
	"number" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"requested_by" text,
	"answer_until" timestamp with time zone,
	"note" text,
	"offered_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"successor" text,
	"is_separated" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"settled_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "contract_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "contract_parties" CHECK ("contract"."upline" <> "contract"."downline"),
	CONSTRAINT "contract_signed" CHECK (("contract"."signed_at" is null) = ("contract"."settled_until" is null)),
	CONSTRAINT "contract_running_signed" CHECK (("contract"."state" in ('active', 'terminating')) = ("contract"."signed_at" is not null and "contract"."ended_at" is null)),
	CONSTRAINT "contract_due_signed" CHECK ("contract"."due_at" is null or "contract"."signed_at" is not null),
	CONSTRAINT "contract_asked" CHECK (("contract"."requested_by" is null) = ("contract"."answer_until" is null)),
	CONSTRAINT "contract_forward" CHECK ("contract"."ended_at" >= "contract"."signed_at" and "contract"."settled_until" >= "contract"."signed_at")
);
--> statement-breakpoint
CREATE TABLE "contract_event" (
	"merchant" text NOT NULL,
	"contract" text NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"by" text,
	"state" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_event_merchant_contract_version_pk" PRIMARY KEY("merchant","contract","version")
);
--> statement-breakpoint
CREATE TABLE "wage_line" (
	"merchant" text NOT NULL,
	"payment" text NOT NULL,
	"line" integer NOT NULL,
	"type" text NOT NULL,
	"account" text,
	"vendor" text,
	"bet" text,
	"game_id" text,
	"outcome" text,
	"at" timestamp with time zone,
	"bets" integer NOT NULL,
	"base" bigint NOT NULL,
	"rate" integer,
	"wage" bigint NOT NULL,
	"reason" text,
	"corrects_from" timestamp with time zone,
	"corrects_until" timestamp with time zone,
	CONSTRAINT "wage_line_merchant_payment_line_pk" PRIMARY KEY("merchant","payment","line"),
	CONSTRAINT "wage_line_corrects" CHECK (("wage_line"."corrects_from" is null) = ("wage_line"."corrects_until" is null))
);
--> statement-breakpoint
CREATE TABLE "wage_part" (
	"merchant" text NOT NULL,
	"act" text NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wage_part_merchant_act_pk" PRIMARY KEY("merchant","act"),
	CONSTRAINT "wage_part_positive" CHECK ("wage_part"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wage_payment" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"contract" text NOT NULL,
	"kind" text NOT NULL,
	"upline" text NOT NULL,
	"downline" text NOT NULL,
	"book" text NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	"window_until" timestamp with time zone NOT NULL,
	"bets" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"house_result" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"reason" text,
	"wage" bigint NOT NULL,
	"correction" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "wage_payment_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "wage_payment_amounts" CHECK ("wage_payment"."wage" >= 0 and "wage_payment"."paid" between 0 and "wage_payment"."wage"),
	CONSTRAINT "wage_payment_forward" CHECK ("wage_payment"."window_until" > "wage_payment"."window_from"),
	CONSTRAINT "wage_payment_paid_at" CHECK (("wage_payment"."paid" > 0) = ("wage_payment"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract" FOREIGN KEY ("merchant","contract") REFERENCES "public"."contract"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_line" ADD CONSTRAINT "wage_line_payment" FOREIGN KEY ("merchant","payment") REFERENCES "public"."wage_payment"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_part" ADD CONSTRAINT "wage_part_payment" FOREIGN KEY ("merchant","payment") REFERENCES "public"."wage_payment"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_payment" ADD CONSTRAINT "wage_payment_contract" FOREIGN KEY ("merchant","contract") REFERENCES "public"."contract"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_running" ON "contract" USING btree ("merchant","downline","kind") WHERE "contract"."state" in ('active', 'terminating');--> statement-breakpoint
CREATE UNIQUE INDEX "contract_offered" ON "contract" USING btree ("merchant","downline","kind") WHERE "contract"."state" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number" ON "contract" USING btree ("merchant","upline","downline","kind","number");--> statement-breakpoint
CREATE INDEX "contract_of_downline" ON "contract" USING btree ("merchant","downline","kind","changed_at");--> statement-breakpoint
CREATE INDEX "contract_of_upline" ON "contract" USING btree ("merchant","upline","kind","changed_at");--> statement-breakpoint
CREATE INDEX "contract_waiting" ON "contract" USING btree ("merchant","answer_until") WHERE "contract"."answer_until" is not null;--> statement-breakpoint
CREATE INDEX "contract_due" ON "contract" USING btree ("due_at") WHERE "contract"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "wage_part_merchant_payment_index" ON "wage_part" USING btree ("merchant","payment");--> statement-breakpoint
CREATE UNIQUE INDEX "wage_payment_window" ON "wage_payment" USING btree ("merchant","contract","window_from");--> statement-breakpoint
CREATE INDEX "wage_payment_received" ON "wage_payment" USING btree ("merchant","downline","window_until","id");--> statement-breakpoint
CREATE INDEX "wage_payment_paid" ON "wage_payment" USING btree ("merchant","upline","window_until","id");--> statement-breakpoint
CREATE INDEX "wage_payment_debt" ON "wage_payment" USING btree ("merchant","settled_at") WHERE "wage_payment"."paid" < "wage_payment"."wage";--> statement-breakpoint
CREATE FUNCTION contract_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Parties and terms of a contract and the result of a settlement are never changed.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_agreed BEFORE UPDATE ON contract FOR EACH ROW
WHEN ((OLD.merchant, OLD.id, OLD.kind, OLD.upline, OLD.downline, OLD.book, OLD.number, OLD.terms, OLD.before, OLD.offered_at)
  IS DISTINCT FROM (NEW.merchant, NEW.id, NEW.kind, NEW.upline, NEW.downline, NEW.book, NEW.number, NEW.terms, NEW.before, NEW.offered_at)
  OR NEW.version < OLD.version OR NEW.settled_until < OLD.settled_until
  OR (OLD.signed_at IS NOT NULL AND NEW.signed_at IS DISTINCT FROM OLD.signed_at)
  OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at))
EXECUTE FUNCTION contract_keep();
--> statement-breakpoint
CREATE TRIGGER wage_payment_settled BEFORE UPDATE ON wage_payment FOR EACH ROW
WHEN ((OLD.merchant, OLD.id, OLD.contract, OLD.kind, OLD.upline, OLD.downline, OLD.book, OLD.window_from, OLD.window_until, OLD.bets,
    OLD.valid_bet, OLD.house_result, OLD.active_members, OLD.reason, OLD.wage, OLD.correction, OLD.settled_at)
  IS DISTINCT FROM (NEW.merchant, NEW.id, NEW.contract, NEW.kind, NEW.upline, NEW.downline, NEW.book, NEW.window_from, NEW.window_until, NEW.bets,
    NEW.valid_bet, NEW.house_result, NEW.active_members, NEW.reason, NEW.wage, NEW.correction, NEW.settled_at)
  OR NEW.paid < OLD.paid)
EXECUTE FUNCTION contract_keep();
--> statement-breakpoint
CREATE TRIGGER contract_kept BEFORE DELETE OR TRUNCATE ON contract FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER contract_event_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON contract_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER wage_payment_kept BEFORE DELETE OR TRUNCATE ON wage_payment FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER wage_line_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON wage_line FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER wage_part_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON wage_part FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
