CREATE TABLE "desk_act" (
	"merchant" text NOT NULL,
	"operator" text NOT NULL,
	"request" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"digest" text NOT NULL,
	"result" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_act_merchant_operator_request_pk" PRIMARY KEY("merchant","operator","request")
);
--> statement-breakpoint
CREATE TABLE "desk_claim" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_claim_merchant_kind_item_pk" PRIMARY KEY("merchant","kind","item")
);
--> statement-breakpoint
CREATE TABLE "desk_seen" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_seen_merchant_kind_item_pk" PRIMARY KEY("merchant","kind","item")
);
--> statement-breakpoint
CREATE TABLE "operator_account" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"operator" text NOT NULL,
	CONSTRAINT "operator_account_merchant_account_operator_pk" PRIMARY KEY("merchant","account","operator")
);
--> statement-breakpoint
CREATE INDEX "desk_act_item" ON "desk_act" USING btree ("merchant","kind","item","at");--> statement-breakpoint
CREATE INDEX "desk_claim_operator" ON "desk_claim" USING btree ("operator","until");--> statement-breakpoint
CREATE INDEX "desk_claim_until" ON "desk_claim" USING btree ("until");--> statement-breakpoint
CREATE INDEX "operator_account_operator" ON "operator_account" USING btree ("operator");--> statement-breakpoint
CREATE INDEX "security_event_address" ON "security_event" USING btree ("merchant","address_mark","account_id","at") WHERE "security_event"."address_mark" is not null and "security_event"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "feedback_open" ON "feedback" USING btree ("created_at") WHERE "feedback"."state" = 'open';--> statement-breakpoint
CREATE INDEX "feedback_open_of_brand" ON "feedback" USING btree ("merchant","created_at") WHERE "feedback"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deposit_order_waiting" ON "deposit_order" USING btree ("created_at") WHERE "deposit_order"."state" in ('created', 'pending') or ("deposit_order"."state" = 'failed' and "deposit_order"."reason" in ('amount', 'limit'));--> statement-breakpoint
CREATE INDEX "deposit_order_waiting_of_brand" ON "deposit_order" USING btree ("merchant","created_at") WHERE "deposit_order"."state" in ('created', 'pending') or ("deposit_order"."state" = 'failed' and "deposit_order"."reason" in ('amount', 'limit'));--> statement-breakpoint
CREATE INDEX "approval_waiting" ON "approval" USING btree ("asked_at") WHERE "approval"."state" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "approval_waiting_of_brand" ON "approval" USING btree ("merchant","asked_at") WHERE "approval"."state" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "approval_subject" ON "approval" USING btree ("merchant","subject");--> statement-breakpoint
CREATE INDEX "promotion_entry_open" ON "promotion_entry" USING btree ("entered_at") WHERE "promotion_entry"."state" in ('applying', 'processing');--> statement-breakpoint
CREATE INDEX "promotion_entry_open_of_brand" ON "promotion_entry" USING btree ("merchant","entered_at") WHERE "promotion_entry"."state" in ('applying', 'processing');--> statement-breakpoint
CREATE INDEX "play_limit_raise" ON "play_limit" USING btree ("pending_at") WHERE "play_limit"."pending_at" is not null;--> statement-breakpoint
CREATE INDEX "play_limit_raise_of_brand" ON "play_limit" USING btree ("merchant","pending_at") WHERE "play_limit"."pending_at" is not null;--> statement-breakpoint
CREATE INDEX "payout_binding_open" ON "payout_binding" USING btree ("created_at") WHERE "payout_binding"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("requested_at") WHERE "withdrawal"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "withdrawal_part_open" ON "withdrawal_part" USING btree ("answered_at") WHERE "withdrawal_part"."receipt" in ('partly', 'notReceived');--> statement-breakpoint
-- By hand:
CREATE FUNCTION desk_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('livery_live', 'desk ' || OLD.merchant);
  ELSE
    PERFORM pg_notify('livery_live', 'desk ' || NEW.merchant);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_desk AFTER INSERT OR UPDATE OF state, paid ON withdrawal FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER withdrawal_part_desk AFTER UPDATE OF receipt ON withdrawal_part FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER withdrawal_proof_desk AFTER INSERT ON withdrawal_proof FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER payout_binding_desk AFTER INSERT OR UPDATE OF state ON payout_binding FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER deposit_order_desk AFTER INSERT OR UPDATE OF state ON deposit_order FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER promotion_entry_desk_added AFTER INSERT ON promotion_entry FOR EACH ROW
WHEN (NEW.state IN ('applying', 'processing')) EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER promotion_entry_desk AFTER UPDATE OF state ON promotion_entry FOR EACH ROW
WHEN (OLD.state IN ('applying', 'processing') OR NEW.state IN ('applying', 'processing')) EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER feedback_desk AFTER INSERT OR UPDATE OF state ON feedback FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER play_limit_desk_added AFTER INSERT ON play_limit FOR EACH ROW
WHEN (NEW.pending_at IS NOT NULL) EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER play_limit_desk AFTER UPDATE OF pending_at ON play_limit FOR EACH ROW
WHEN (OLD.pending_at IS DISTINCT FROM NEW.pending_at) EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER approval_desk AFTER INSERT OR UPDATE OF state ON approval FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER desk_claim_desk AFTER INSERT OR UPDATE OR DELETE ON desk_claim FOR EACH ROW EXECUTE FUNCTION desk_changed();
--> statement-breakpoint
CREATE TRIGGER desk_seen_desk AFTER INSERT ON desk_seen FOR EACH ROW EXECUTE FUNCTION desk_changed();
