ALTER TABLE "operator" ADD COLUMN "token_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_release" ADD COLUMN "disk" json;--> statement-breakpoint
UPDATE "operator" SET "token_end" = now() + interval '90 days' WHERE "token_hash" IS NOT NULL;
