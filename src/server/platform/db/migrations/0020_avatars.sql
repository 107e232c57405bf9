CREATE TABLE "avatar_image" (
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"file" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatar_image_merchant_account_id_pk" PRIMARY KEY("merchant","account_id")
);
--> statement-breakpoint
CREATE INDEX "avatar_image_merchant_file_index" ON "avatar_image" USING btree ("merchant","file");