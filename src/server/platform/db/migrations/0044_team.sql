DROP TABLE "address_secret" CASCADE;--> statement-breakpoint
DROP TABLE "address_use" CASCADE;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "email" text;