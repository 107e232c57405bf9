CREATE TABLE "recovery_code" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"digit" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_code_merchant_account_digit_pk" PRIMARY KEY("merchant","account","digit")
);
