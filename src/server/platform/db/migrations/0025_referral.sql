CREATE TABLE "referral" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"id" text NOT NULL,
	"inviter" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"excluded" text,
	"deposited_at" timestamp with time zone,
	"deposit" bigint,
	"book" text,
	"act" text,
	"reward" bigint,
	"shares" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_merchant_account_pk" PRIMARY KEY("merchant","account"),
	CONSTRAINT "referral_not_self" CHECK ("referral"."account" <> "referral"."inviter"),
	CONSTRAINT "referral_deposit" CHECK (("referral"."deposited_at" is null) = ("referral"."deposit" is null) and ("referral"."deposit" is null) = ("referral"."book" is null)),
	CONSTRAINT "referral_reward" CHECK (("referral"."act" is null) = ("referral"."reward" is null))
);
--> statement-breakpoint
CREATE TABLE "shared_day" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"day" date NOT NULL,
	"valid_bet" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "shared_day_merchant_account_book_day_pk" PRIMARY KEY("merchant","account","book","day"),
	CONSTRAINT "shared_day_positive" CHECK ("shared_day"."valid_bet" > 0 and "shared_day"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "referral_of_inviter" ON "referral" USING btree ("merchant","inviter","registered_at","id");--> statement-breakpoint
CREATE INDEX "referral_unrewarded" ON "referral" USING btree ("merchant","deposited_at") WHERE "referral"."deposited_at" is not null and "referral"."act" is null and "referral"."excluded" is null;--> statement-breakpoint
INSERT INTO "referral" ("merchant", "account", "id", "inviter", "registered_at", "excluded", "deposited_at", "deposit", "book")
SELECT invited.merchant, invited.id, gen_random_uuid()::text, inviter.id, invited.created_at,
  CASE WHEN first.ended_at IS NOT NULL THEN 'earlier' END, first.ended_at, first.amount - first.fee, first.book
FROM account invited
JOIN account inviter ON inviter.merchant = invited.merchant AND inviter.id = invited.upline_id
LEFT JOIN LATERAL (
  SELECT paid.ended_at, paid.amount, paid.fee, paid.book FROM deposit_order paid
  WHERE paid.merchant = invited.merchant AND paid.account = invited.id AND paid.state = 'credited'
  ORDER BY paid.ended_at LIMIT 1
) first ON true
WHERE invited.type <> 4 AND CASE
  WHEN invited.affiliate_code IS NULL THEN invited.registration ->> 'url' LIKE '%referralCode=%'
  ELSE inviter.type NOT IN (1, 2, 41, 42)
END;
