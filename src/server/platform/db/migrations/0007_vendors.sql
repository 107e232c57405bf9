CREATE TABLE "vendor_list_version" (
	"version" integer PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"vendors" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_secret" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"secret" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_secret_merchant_vendor_pk" PRIMARY KEY("merchant","vendor")
);
