ALTER TABLE "game" ADD COLUMN "classification" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "maintenance_until" timestamp with time zone;