CREATE TABLE "gateway_token" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
