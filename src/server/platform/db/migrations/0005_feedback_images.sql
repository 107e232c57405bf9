CREATE TABLE "feedback_image" (
	"merchant" text NOT NULL,
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "feedback_image_merchant_reference_position_pk" PRIMARY KEY("merchant","reference","position")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "feedback_image" ADD CONSTRAINT "feedback_image_message" FOREIGN KEY ("merchant","reference") REFERENCES "public"."feedback"("merchant","reference") ON DELETE cascade ON UPDATE no action;