CREATE TABLE "promotion_opened" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"promotion" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_opened_pk" PRIMARY KEY("merchant","account","promotion")
);
